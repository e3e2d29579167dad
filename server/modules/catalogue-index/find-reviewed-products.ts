import type { StaticCardFields } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import { catalogueIndex } from './current-index.ts'
import { hasDoc } from './doc-id-set.ts'
import { reviewedWith } from './model-ratings.ts'
import { staticCardFieldsOf } from './product-cards.ts'

/** A product, and the fields of each product whose reviews are shown with its own (REVIEW-11), by their codes. */
export interface ReviewedProducts {
  code: string
  products: ReadonlyMap<string, StaticCardFields>
  /** The code of the product and those of the others. */
  codes: string[]
}

/** The products whose reviews are shown with those of one, by its code. A code that no list has stands alone. */
export async function findReviewedProducts(ctx: Ctx, code: string): Promise<ReviewedProducts> {
  const index = await catalogueIndex(ctx)
  const doc = index.docs.get(code)
  if (doc === undefined || !hasDoc(index.live, doc)) return { code, products: new Map(), codes: [code] }
  const products = new Map(
    reviewedWith(index, doc).map((member) => [
      index.codes[member] as string,
      staticCardFieldsOf(index, member, ctx.language),
    ]),
  )
  return { code, products, codes: [...products.keys()] }
}
