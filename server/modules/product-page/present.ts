import { mediaPath } from '#contract/media.ts'
import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/products.ts'
import { cleanRichText } from '#domain/products/rich-text.ts'
import { shownStock } from '#domain/products/stock.ts'
import type { Ctx } from '#server/platform/context.ts'
import { presentCard, presentPrices } from '#server/modules/products/present-card.ts'
import { presentSpecifications } from '#server/modules/products/present-specifications.ts'
import type { ProductDetail } from './product-detail.ts'

type Detail = ReplyInputOf<typeof contract.getProduct>['product']

/** The whole product as the wire has it. */
export function presentDetail(ctx: Ctx, product: ProductDetail): Detail {
  return {
    ...presentCard(ctx, product),
    // Sanitised when it was stored, and again here: a row may also have been written by hand.
    feacture: cleanRichText(product.features),
    specifications: presentSpecifications(ctx, product.specifications),
    status: product.status,
    garanty: product.warrantyDays,
    subcategory: product.subcategory,
    branchesAvailable: product.branches.map((branch) => ({
      existencia: shownStock(branch.free),
      pos_id: branch.branchCode,
      codarticulo: product.code,
      description: branch.name,
    })),
    prices: presentPrices(product.prices),
    reviews: product.reviews.map(({ rating, title, comment, images }) => ({
      rated: rating,
      title,
      comment,
      images: images.map((image) => ({ picture_url: mediaPath(image) })),
    })),
    note: null,
  }
}
