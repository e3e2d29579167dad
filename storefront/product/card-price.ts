import type { ReplyOf } from '#contract/endpoint.ts'
import type { getProduct, listProducts } from '#contract/products.ts'
import { settleQuantity } from '#domain/cart/quantity.ts'
import { unitPriceCentavos } from '#domain/products/unit-price.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'

type Listed = ReplyOf<typeof listProducts>['docs'][number]
type Detail = ReplyOf<typeof getProduct>['product']

/** A product as cards and carts know it: of all that a list tells, what they show and count with. */
export type ProductCard = Omit<Listed, '_id' | 'model' | 'color' | 'storage' | 'category' | 'imageGallery'> & {
  imageGallery: Pick<Listed['imageGallery'][number], 'picture_url'>[]
  /**
   * The prices by quantity, of the shopper's level and of level 1. A list does not carry them; a product's page and a
   * cart do.
   */
  prices?: readonly { codnivelprecio: number; precio: number; cantidadprecio: number }[]
}

/**
 * The card of a listed product, or of a product's whole detail. A page's data hold cards, and all of them travel with the
 * page: so a card has no field that no card shows, and the first picture alone.
 */
export function toCard({
  _id: _i,
  model: _model,
  color: _color,
  storage: _storage,
  category: _category,
  feacture: _feacture,
  specifications: _specifications,
  branchesAvailable: _branchesAvailable,
  prices: _prices,
  status: _status,
  garanty: _garanty,
  subcategory: _subcategory,
  reviews: _reviews,
  note: _note,
  imageGallery,
  ...card
}: Listed & Partial<Omit<Detail, keyof Listed>>): ProductCard {
  return { ...card, imageGallery: imageGallery.slice(0, 1).map(({ picture_url }) => ({ picture_url })) }
}

/** The stock to clamp at. Above 98 customers see no count (PRODUCT-4), so the server alone knows the end. */
export function stockOf(product: ProductCard): number {
  return product.existence === '+99' ? Number.POSITIVE_INFINITY : product.existence
}

/**
 * Whether any of a product can be ordered at its branch: it has a price, and there is stock of it. What is no longer
 * sold has none.
 */
export const isOrderable = (product: ProductCard): boolean =>
  settleQuantity({ wanted: 1, stock: stockOf(product), priceCentavos: cardPriceCentavos(product, 1) }).quantity > 0

/** What one piece costs at a quantity (PRODUCT-1), as far as a card tells; the server's answer has the last word. */
export function cardPriceCentavos(product: ProductCard, quantity: number, now = new Date()): Centavos | undefined {
  if (product.price === null) return undefined
  const onePiece = { codnivelprecio: 1, precio: product.price, cantidadprecio: 1 }
  const rows = product.prices?.length ? product.prices : [onePiece]
  return unitPriceCentavos({
    prices: rows.map(({ codnivelprecio, precio, cantidadprecio }) => ({
      level: codnivelprecio,
      minQuantity: cantidadprecio,
      priceCentavos: toCentavos(precio),
    })),
    special: {
      priceCentavos: toCentavos(product.special_price),
      minQuantity: Math.max(1, product.quantity_required_special_price),
      from: product.special_price_start ? new Date(product.special_price_start) : null,
      until: product.special_price_end ? new Date(product.special_price_end) : null,
    },
    // Beside everybody's first level a shopper is told of one only: the own.
    level: Math.max(...rows.map(({ codnivelprecio }) => codnivelprecio)),
    quantity: Math.max(1, quantity),
    now,
  })
}
