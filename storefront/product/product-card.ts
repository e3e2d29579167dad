import type { ReplyOf } from '#contract/endpoint.ts'
import type { getProduct, listProducts } from '#contract/products.ts'

type Listed = ReplyOf<typeof listProducts>['docs'][number]
type Detail = ReplyOf<typeof getProduct>['product']

/** What a card says on the line below its name. A fact that the product does not have is missing, or null or empty. */
type FactName = 'model' | 'color' | 'storage' | 'length' | 'fits' | 'fits_total' | 'options'
type Facts = Partial<Pick<Listed, FactName>>

/** The fields of a listed product that cards and carts need to show and to compute. */
export type ProductCard = Omit<Listed, '_id' | 'category' | 'imageGallery' | FactName> &
  Facts & {
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
  model,
  color,
  storage,
  length,
  fits,
  fits_total,
  options,
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
  return {
    ...card,
    ...factsOf({ model, color, storage, length, fits, fits_total, options }),
    imageGallery: imageGallery.slice(0, 1).map(({ picture_url }) => ({ picture_url })),
  }
}

/** The facts that a product has. One that is made for devices is known by them: its own model is not shown. */
function factsOf({ model, color, storage, length, fits, fits_total, options }: Pick<Listed, FactName>): Facts {
  const hasOptions = options.colors.length > 0 || options.storages.length > 0 || options.lengths.length > 0
  return {
    ...(fits.length > 0 ? { fits, fits_total } : model && { model }),
    ...(color && { color }),
    ...(storage && { storage }),
    ...(length && { length }),
    ...(hasOptions && { options }),
  }
}
