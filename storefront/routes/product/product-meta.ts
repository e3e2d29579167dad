import { formatMoney } from '#domain/money/money.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { displayPrice } from '../../product/display-price.ts'
import { productPath } from '../../product/product-path.ts'
import type { Shop } from '../../page/page-context.ts'
import { productMessages } from '../../messages/product.ts'
import type { loadProduct } from './load-product.ts'
import { structuredData } from './structured-data.ts'

type Args = Parameters<typeof pageMeta>[0]
type Loaded = Awaited<ReturnType<typeof loadProduct>>

/** The meta tags of a product's page. The canonical URL has the product's code, also where the page was opened by its _id. */
export function productMeta({ matches }: Args, { product }: Loaded, language: string) {
  const { description: name } = product
  const pathname = productPath(product.codarticulo)
  const args = { matches, location: { pathname } }
  const messages = metaMessages(args, productMessages)
  const { nowCentavos } = displayPrice(product)
  const description = describe(product, messages)
  const price =
    nowCentavos === undefined
      ? []
      : [
          { property: 'product:price:amount', content: (nowCentavos / 100).toFixed(2) },
          { property: 'product:price:currency', content: 'DOP' },
          { property: 'product:availability', content: product.GlobalExistence === 0 ? 'out of stock' : 'in stock' },
        ]
  const shared = { path: `/media/og/products/${encodeURIComponent(product.codarticulo)}-${language}.jpg`, alt: name }
  return [...pageMeta(args, { title: name, description, shared, type: 'product' }), ...price]
}

/** The structured data (schema.org) of the page. Only the server renders it, so the browser does not load this code. */
export function productStructuredData(
  { matches }: Args,
  { product, features, reviews }: Loaded,
  { publicUrl, shop }: { publicUrl: string; shop: Shop },
) {
  const { category, description: name } = product
  const pathname = productPath(product.codarticulo)
  const messages = metaMessages({ matches, location: { pathname } }, productMessages)
  const crumbs = [
    { name: messages.home, path: '/' },
    { name: category.category_name, path: `/shop?category=${category.category_id}` },
    { name, path: pathname },
  ]
  const url = `${publicUrl}${pathname}`
  const summary = describe(product, messages)
  return structuredData({
    product,
    features,
    reviews: reviews?.docs ?? [],
    summary,
    url,
    publicUrl,
    shopName: shop.name,
    crumbs,
  }).map((data) => ({
    'script:ld+json': data,
  }))
}

function describe(product: Loaded['product'], messages: (typeof productMessages)['en']): string {
  const { nowCentavos } = displayPrice(product)
  return nowCentavos === undefined
    ? messages.metaNoPrice(product.description)
    : messages.metaPrice(product.description, formatMoney(nowCentavos))
}
