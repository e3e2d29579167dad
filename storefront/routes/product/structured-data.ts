import { storeDateOf } from '#domain/branches/store-time.ts'
import type { RichElement, RichNode } from '#domain/products/rich-text.ts'
import { isSymbol } from '#domain/products/symbol.ts'
import { toDecimal } from '#domain/money/money.ts'
import { displayPrice } from '../../product/display-price.ts'
import type { ShownProduct } from './product-at-level.ts'
import type { ReviewPage } from './reviews-and-questions/reviews.tsx'

type Review = ReviewPage['docs'][number]

const descriptionMax = 5_000

interface StructuredDataInput {
  product: ShownProduct
  features: readonly RichNode[]
  reviews: readonly Review[]
  /** One sentence, for a product without a description. */
  summary: string
  url: string
  publicUrl: string
  shopName: string
  crumbs: { name: string; path: string }[]
}

/** The structured data (schema.org) of a product and of its breadcrumb. */
export function structuredData({
  product,
  features,
  reviews,
  summary,
  url,
  publicUrl,
  shopName,
  crumbs,
}: StructuredDataInput): object[] {
  const { nowCentavos } = displayPrice(product)
  const photographs = product.imageGallery.filter(({ picture_url }) => !isSymbol(picture_url))
  const productData = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.description,
    description: textOf(features).replace(/\s+/g, ' ').trim().slice(0, descriptionMax) || summary,
    sku: product.codarticulo,
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category.category_name,
    ...(product.color && { color: product.color }),
    ...(product.model && { model: product.model }),
    ...(photographs.length > 0 && {
      image: photographs.map(({ picture_url }) => `${publicUrl}${picture_url}-800.webp`),
    }),
    ...(nowCentavos !== undefined && { offers: offer(product, toDecimal(nowCentavos), { url, publicUrl, shopName }) }),
    ...(product.total_reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.avgRating,
        reviewCount: product.total_reviews,
      },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  }
  const breadcrumb = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  }
  return [productData, breadcrumb]
}

function offer(
  product: ShownProduct,
  price: number,
  { url, publicUrl, shopName }: Pick<StructuredDataInput, 'url' | 'publicUrl' | 'shopName'>,
): object {
  const isSold = product.GlobalExistence !== 0
  // An offer that waits for a quantity does not end the price of one piece.
  const isOffer = displayPrice(product).beforeCentavos !== undefined
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: 'DOP',
    availability: `https://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', '@id': `${publicUrl}/#store`, name: shopName },
    ...(isOffer && product.special_price_end && { priceValidUntil: dayOf(product.special_price_end) }),
  }
}

/** The day in the store's own time, as 2026-11-30. */
const dayOf = (instant: string) => storeDateOf(new Date(instant))

/** A description as plain text: what begins a line stands apart, what is only emphasised does not. */
function textOf(nodes: readonly RichNode[]): string {
  const space = ({ tag }: RichElement) => (tag === 'strong' || tag === 'em' ? '' : ' ')
  return nodes
    .map((node) => (typeof node === 'string' ? node : `${space(node)}${textOf(node.children)}${space(node)}`))
    .join('')
}

function reviewOf({ rating, title, comment, author, created_at }: Review): object {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    author: { '@type': 'Person', name: author },
    datePublished: dayOf(created_at),
    name: title,
    reviewBody: comment,
  }
}
