import type * as contract from '#contract/compare.ts'
import type { ReplyInputOf } from '#contract/endpoint.ts'
import { presentCard } from '#server/modules/products/present-card.ts'
import { presentSpecifications } from '#server/modules/products/present-specifications.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ComparedProduct } from './compare-products.ts'

export function presentCompared(
  ctx: Ctx,
  product: ComparedProduct,
): ReplyInputOf<typeof contract.compareProducts>['products'][number] {
  return {
    ...presentCard(ctx, product),
    specifications: presentSpecifications(ctx, product.specifications),
    garanty: product.warrantyDays,
  }
}
