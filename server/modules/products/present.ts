import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/products.ts'
import type { listRelated } from '#contract/related.ts'
import { colourIn } from '#domain/products/colours.ts'
import { cleanRichText } from '#domain/products/rich-text.ts'
import { shownStock } from '#domain/products/stock.ts'
import { type PriceRow, discountPercentage, isSpecialRunning } from '#domain/products/unit-price.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Related } from './list-related.ts'
import type { ProductDetail, ProductCard } from './repository.ts'

type Card = ReplyInputOf<typeof contract.listProducts>['docs'][number]
type Detail = ReplyInputOf<typeof contract.getProduct>['product']

/**
 * A product as a card. A special price that is not running, or is not lower, is 0 on the wire (PRODUCT-2).
 */
export function presentCard(ctx: Ctx, row: ProductCard): Card {
  const isOffer =
    row.special !== null &&
    row.priceCentavos !== null &&
    isSpecialRunning(row.special, ctx.now) &&
    row.special.priceCentavos < row.priceCentavos
  const special = isOffer ? row.special : null
  return {
    _id: row.id,
    codarticulo: row.code,
    description: row.name,
    price: row.priceCentavos === null ? null : toDecimal(row.priceCentavos),
    special_price: special ? toDecimal(special.priceCentavos) : 0,
    quantity_required_special_price: special?.minQuantity ?? 0,
    special_price_start: special?.from?.toISOString() ?? null,
    special_price_end: special?.until?.toISOString() ?? null,
    discountPercentage: special && row.priceCentavos ? discountPercentage(row.priceCentavos, special.priceCentavos) : 0,
    brand: row.brand,
    model: row.model,
    color: row.color && (colourIn(row.color)?.[ctx.language] ?? row.color),
    storage: row.storage,
    category: { category_id: row.categoryId, category_name: row.categoryName },
    existence: shownStock(row.free),
    GlobalExistence: shownStock(row.freeEverywhere),
    imageGallery: row.pictures.map(({ picture, photoType }) => ({
      picture,
      photo_type: photoType,
      picture_url: `/media/${picture}`,
    })),
    total_reviews: row.reviewsCount,
    avgRating: row.ratingAverage,
  }
}

export function presentDetail(ctx: Ctx, row: ProductDetail): Detail {
  return {
    ...presentCard(ctx, row),
    // Sanitised when it is stored; and when it leaves, since not everything in a database came through our own doors.
    feacture: cleanRichText(row.features),
    specifications: row.specifications.map(({ name, value }) => ({
      name: name[ctx.language],
      value: value[ctx.language],
    })),
    status: row.status,
    garanty: row.warrantyDays,
    subcategory: row.subcategory,
    branchesAvailable: row.branches.map((branch) => ({
      existencia: shownStock(branch.free),
      pos_id: branch.branchCode,
      codarticulo: row.code,
      description: branch.name,
    })),
    prices: presentPrices(row.prices),
    reviews: row.reviews.map(({ rating, title, comment, images }) => ({
      rated: rating,
      title,
      comment,
      images: images.map((image) => ({ picture_url: `/media/${image}` })),
    })),
    note: null,
  }
}

/** Prices by level and quantity. The caller has left out what is nobody else's to see. */
export function presentPrices(prices: readonly PriceRow[]): Detail['prices'] {
  return prices.map(({ level, minQuantity, priceCentavos }) => ({
    codnivelprecio: level,
    precio: toDecimal(priceCentavos),
    cantidadprecio: minQuantity,
  }))
}

export function presentRelated(
  ctx: Ctx,
  { variants, similar, accessories, fits }: Related,
): ReplyInputOf<typeof listRelated> {
  const cards = (rows: readonly ProductCard[]) => rows.map((row) => presentCard(ctx, row))
  return {
    variants: cards(variants),
    similar: cards(similar),
    accessories: cards(accessories),
    fits: fits.map(({ brand, model, product }) => ({
      brand,
      model,
      product: product ? presentCard(ctx, product) : null,
    })),
  }
}
