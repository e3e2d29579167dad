import { toDecimal } from '#domain/money/money.ts'
import { priceFacts } from '../../components/price-facts.ts'
import type { ShownProduct } from './own-detail.ts'
import type { ReviewPage } from './opinions/reviews.tsx'

type Review = ReviewPage['docs'][number]

interface Facts {
  product: ShownProduct
  reviews: readonly Review[]
  description: string
  url: string
  publicUrl: string
  crumbs: { name: string; path: string }[]
}

/** The product and its place in the store as search engines read them (schema.org). */
export function structuredData({ product, reviews, description, url, publicUrl, crumbs }: Facts): object[] {
  const { nowCentavos } = priceFacts(product)
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.description,
    description,
    sku: product.codarticulo,
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category.category_name,
    ...(product.color && { color: product.color }),
    ...(product.model && { model: product.model }),
    image: product.imageGallery.map(({ picture_url }) => `${publicUrl}${picture_url}-800.webp`),
    ...(nowCentavos !== undefined && { offers: offer(product, toDecimal(nowCentavos), url) }),
    ...(product.total_reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.avgRating, reviewCount: product.total_reviews },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  }
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: `${publicUrl}${path}` })),
  }
  return [thing, list]
}

function offer(product: ShownProduct, price: number, url: string): object {
  const isSold = product.GlobalExistence !== 0
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: 'DOP',
    availability: `https://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(product.special_price > 0 && product.special_price_end && { priceValidUntil: product.special_price_end.slice(0, 10) }),
  }
}

function reviewOf({ rating, title, comment, author, created_at }: Review): object {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    author: { '@type': 'Person', name: author },
    datePublished: created_at.slice(0, 10),
    name: title,
    reviewBody: comment,
  }
}
