import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type Goods, listGoods } from './goods.ts'
import { type RelatedExtra, relatedTo } from './related-repository.ts'

export interface Related {
  variants: Goods[]
  similar: Goods[]
  accessories: Goods[]
  fits: { brand: string; model: string; product: Goods | undefined }[]
}

/**
 * What goes with a product, by its _id or code, with the stock of one branch. Refuses what does not exist or is hidden.
 */
export async function listRelated(ctx: Ctx, key: string, branchCode: number): Promise<Related> {
  const rows = await listGoods<RelatedExtra>(ctx, relatedTo(key, branchCode))
  if (rows.length === 0) refuse('not-found')
  const goodsOf = (kind: RelatedExtra['kind']) =>
    rows.flatMap(({ extra, product }) => (extra.kind === kind && product ? [product] : []))
  return {
    variants: goodsOf('variant'),
    similar: goodsOf('similar'),
    accessories: goodsOf('accessory'),
    fits: rows.flatMap(({ extra, product }) =>
      extra.kind === 'device' ? [{ brand: extra.brand, model: extra.model, product }] : [],
    ),
  }
}
