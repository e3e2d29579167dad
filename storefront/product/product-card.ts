import type { ReplyOf } from '#contract/endpoint.ts'
import type { getProduct, listProducts } from '#contract/products.ts'

type Listed = ReplyOf<typeof listProducts>['docs'][number]
type Detail = ReplyOf<typeof getProduct>['product']

/** The fields of a listed product that cards and carts need to show and to compute. */
export type ProductCard = Omit<Listed, '_id' | 'model' | 'color' | 'storage' | 'category' | 'imageGallery'> & {
  imageGallery: Pick<Listed['imageGallery'][number], 'picture_url'>[]
  /**
   * The prices by quantity, of the shopper's level and of level 1. Lists do not have them; a product's page and a cart
   * do.
   */
  prices?: readonly { codnivelprecio: number; precio: number; cantidadprecio: number }[]
}

/** The pictures of a product, the main one first. */
export type ProductPictures = ProductCard['imageGallery']

/**
 * The card of a listed product, or of a product's details. The HTML of a page includes the data of its cards, so a card
 * has no field that no card shows, and only the first picture.
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
