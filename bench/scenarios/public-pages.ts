import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'

/** The pages that a shopper sees before the cart, by their names in the figures. */
export async function publicPages(origin: string): Promise<{ name: string; path: string }[]> {
  const response = (await (await fetch(`${origin}/api/catalog/products?limit=24`)).json()) as {
    data: ReplyOf<typeof listProducts>
  }
  const codes = response.data.docs.map(({ codarticulo }) => codarticulo)
  return [
    { name: 'home', path: '/' },
    { name: '/shop', path: '/shop' },
    { name: 'product page', path: `/products/${codes[0]}` },
    { name: '/contact', path: '/contact' },
    { name: 'policies', path: '/home/policies/delivery' },
    { name: '/compare', path: `/compare?codes=${codes.slice(0, 3).join(',')}` },
  ]
}
