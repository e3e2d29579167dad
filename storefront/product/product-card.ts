import type { ReplyOf } from '#contract/endpoint.ts'
import type { getProduct, listProducts } from '#contract/products.ts'

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

/** The pictures of a product, the first one first seen. */
export type ProductPictures = ProductCard['imageGallery']

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
