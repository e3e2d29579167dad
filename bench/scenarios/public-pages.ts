import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'

/** The pages that a shopper sees before the cart, by their names in the figures. */
export async function publicPages(origin: string): Promise<{ name: string; path: string }[]> {
  const response = (await (await fetch(`${origin}/api/catalog/products?limit=96`)).json()) as {
    data: ReplyOf<typeof listProducts>
  }
  const codes = response.data.docs.map(({ codarticulo }) => codarticulo)
  const lacking = response.data.docs.find(({ existence }) => existence === 0)
  if (!lacking) throw new Error('the branch has each of the first products')
  return [
    { name: 'home', path: '/' },
    { name: '/shop', path: '/shop' },
    { name: 'product page', path: `/products/${codes[0]}` },
    { name: 'page of a product that the branch lacks', path: `/products/${lacking.codarticulo}` },
    { name: '/contact', path: '/contact' },
    { name: 'policies', path: '/home/policies/delivery' },
    { name: '/compare', path: `/compare?codes=${codes.slice(0, 3).join(',')}` },
  ]
}
