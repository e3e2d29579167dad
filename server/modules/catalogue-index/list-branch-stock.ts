import type { Ctx } from '#server/platform/context.ts'
import { catalogueIndex } from './current-index.ts'
import { hasDoc } from './doc-id-set.ts'
import type { BranchStock } from './indexed-product.ts'
import { branchStockOf } from './stock-columns.ts'

/**
 * The free units of products, each count at most 99, at the open branches that have any. Products that do not exist or are
 * hidden are left out.
 */
export async function listBranchStock(
  ctx: Ctx,
  codes: readonly string[],
): Promise<{ code: string; branches: BranchStock[] }[]> {
  const index = await catalogueIndex(ctx)
  return codes.flatMap((code) => {
    const doc = index.docs.get(code)
    return doc !== undefined && hasDoc(index.live, doc) ? [{ code, branches: branchStockOf(index.stock, doc) }] : []
  })
}
