import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type ProductAtBranch, listProductsAtBranch } from './products-at-branch.ts'
import { type RelatedContext, relatedTo } from './related-repository.ts'

export interface Related {
  variants: ProductAtBranch[]
  similar: ProductAtBranch[]
  accessories: ProductAtBranch[]
  fits: { brand: string; model: string; product: ProductAtBranch | undefined }[]
}

/**
 * What goes with a product, by its _id or code, with the stock of one branch. Refuses what does not exist or is hidden.
 */
export async function listRelated(ctx: Ctx, key: string, branchCode: number): Promise<Related> {
  const rows = await listProductsAtBranch<RelatedContext>(ctx, relatedTo(key, branchCode))
  if (rows.length === 0) refuse('not-found')
  const goodsOf = (kind: RelatedContext['kind']) =>
    rows.flatMap(({ context, product }) => (context.kind === kind && product ? [product] : []))
  return {
    variants: goodsOf('variant'),
    similar: goodsOf('similar'),
    accessories: goodsOf('accessory'),
    fits: rows.flatMap(({ context, product }) =>
      context.kind === 'device' ? [{ brand: context.brand, model: context.model, product }] : [],
    ),
  }
}
