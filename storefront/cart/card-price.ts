import type { ReplyOf } from '#contract/endpoint.ts'
import type { listProducts } from '#contract/catalogue.ts'
import { unitPriceCentavos } from '#domain/catalogue/unit-price.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'

type Listed = ReplyOf<typeof listProducts>['docs'][number]

/** A product as cards and carts know it: of all that a list tells, what they show and count with. */
export type ProductCard = Omit<Listed, '_id' | 'model' | 'color' | 'storage' | 'category' | 'imageGallery'> & {
  imageGallery: Pick<Listed['imageGallery'][number], 'picture_url'>[]
}

/** The card of a product, with its first picture alone: what a page's data carry of it, since all of them travel with the page. */
export function toCard({ _id: _i, model: _m, color: _c, storage: _s, category: _k, imageGallery, ...card }: Listed): ProductCard {
  return { ...card, imageGallery: imageGallery.slice(0, 1).map(({ picture_url }) => ({ picture_url })) }
}

/** The stock to clamp at. Above 98 customers see no count (S2), so the server alone knows the end. */
export function stockOf(product: ProductCard): number {
  return product.existence === '+99' ? Number.POSITIVE_INFINITY : product.existence
}

/** What one piece costs at a quantity, as far as a card tells; the server's answer has the last word. */
export function cardPriceCentavos(product: ProductCard, quantity: number, now = new Date()): Centavos | undefined {
  if (product.price === null) return undefined
  return unitPriceCentavos({
    prices: [{ level: 1, minQuantity: 1, priceCentavos: toCentavos(product.price) }],
    special: {
      priceCentavos: toCentavos(product.special_price),
      minQuantity: Math.max(1, product.quantity_required_special_price),
      from: product.special_price_start ? new Date(product.special_price_start) : null,
      until: product.special_price_end ? new Date(product.special_price_end) : null,
    },
    level: 1,
    quantity: Math.max(1, quantity),
    now,
  })
}
