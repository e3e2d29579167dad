import type { Database } from '#server/platform/database/database.ts'
import type { CategoryState, ProductState } from './product-state.ts'
import * as repository from './product-states-repository.ts'

const pageSize = 500

/** What the store has of the products with these codes, by code; hidden ones included. */
export async function listProductStates(db: Database, codes: readonly string[]): Promise<Map<string, ProductState>> {
  if (codes.length === 0) return new Map()
  return new Map((await repository.listProductStates(db, codes)).map((product) => [product.code, product]))
}

/** All products of the store, hidden ones included, page by page in the order of their codes. */
export async function* eachProductState(db: Database): AsyncGenerator<ProductState> {
  let last = ''
  for (;;) {
    const page = await repository.listProductStatesAfter(db, last, pageSize)
    yield* page
    if (page.length < pageSize) return
    last = (page.at(-1) as ProductState).code
  }
}

/** All categories of the store, those without products included. */
export const listCategoryStates = (db: Database): Promise<CategoryState[]> => repository.listCategoryStates(db)

/** The names of all brands, with the slugs that they have in the store. */
export const listBrandNames = (db: Database): Promise<{ name: string; slug: string }[]> => repository.listBrandNames(db)

/** Those of the given codes that products have, hidden ones included. */
export const listKnownCodes = (db: Database, codes: readonly string[]): Promise<Set<string>> =>
  repository.listKnownCodes(db, codes)

/** The model of each group of siblings that the store has products of, by brand; what most of them have, if they differ. */
export const listSiblingModels = (
  db: Database,
  groups: readonly string[],
): Promise<{ siblings: string; brandSlug: string; model: string }[]> => repository.listSiblingModels(db, groups)

/** The products that the store shows with these barcodes, which are given and come without leading zeros. */
export const listProductsOfBarcodes = (
  db: Database,
  barcodes: readonly string[],
): Promise<{ barcode: string; code: string }[]> => repository.listProductsOfBarcodes(db, barcodes)

/** The price levels that prices have, in their order. */
export const listPriceLevels = (db: Database): Promise<number[]> => repository.listPriceLevels(db)
