import type { ProductCard, StaticCardFields } from '#server/modules/products/product-card.ts'
import { listStaticCardFields } from '#server/modules/products/list-static-card-fields.ts'
import type {
  LiveFields,
  LookupResult,
  ProductSelection,
  SellableProduct,
} from '#server/modules/products/sellable-product.ts'
import { findLiveFields, unitPriceFor } from '#server/modules/products/sellable-products.ts'
import type { Ctx } from '#server/platform/context.ts'
import { loadedIndex } from './current-index.ts'
import { rowVersionOf, staticCardFieldsOf } from './product-cards.ts'

/** A product at a branch, with what selling it takes and all that its card shows. */
export type ProductAtBranch = SellableProduct & ProductCard

/** The selected products, hidden ones included: they may still be in a cart or an order. */
export async function listProductsAtBranch<Context>(
  ctx: Ctx,
  selection: ProductSelection,
): Promise<LookupResult<ProductAtBranch, Context>[]> {
  return completeProducts(ctx, await findLiveFields<Context>(ctx.db, selection))
}

/**
 * Adds to products, whose stock and prices were read from the database, the static fields of their cards and the price
 * of one unit at the caller's level without the special price.
 */
export async function completeProducts<Context>(
  ctx: Ctx,
  results: readonly LookupResult<LiveFields, Context>[],
): Promise<LookupResult<ProductAtBranch, Context>[]> {
  const fieldsByCode = await staticFieldsOf(
    ctx,
    results.flatMap(({ product }) => product ?? []),
  )
  return results.map(({ product, ...result }) => {
    const fields = product && fieldsByCode.get(product.code)
    if (!fields) return { ...result, product: undefined }
    const priceCentavos = unitPriceFor(ctx, { prices: product.prices, special: null }, 1) ?? null
    const { rowVersion: _, ...live } = product
    return { ...result, product: { ...fields, ...live, priceCentavos } }
  })
}

/**
 * The static fields come from the index as far as it has read the same version of a product's row, else from the
 * database: a product may be hidden, or have been written a moment ago.
 */
async function staticFieldsOf(ctx: Ctx, products: readonly LiveFields[]): Promise<Map<string, StaticCardFields>> {
  const index = loadedIndex(ctx.catalogue)
  const indexed = new Map<string, StaticCardFields>()
  const others: string[] = []
  for (const { code, rowVersion } of products) {
    const doc = index?.docs.get(code)
    if (index && doc !== undefined && rowVersionOf(index, doc) === rowVersion)
      indexed.set(code, staticCardFieldsOf(index, doc, ctx.language))
    else others.push(code)
  }
  return new Map([...indexed, ...(await listStaticCardFields(ctx, others))])
}
