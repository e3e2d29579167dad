import { mediaPath } from '#contract/media.ts'
import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/products.ts'
import { colourIn, shownColour } from '#domain/products/colours.ts'
import { shownStock } from '#domain/products/stock.ts'
import { type PriceRow, discountPercentage, runningOffer } from '#domain/products/unit-price.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ProductCard } from './product-card.ts'

type Card = ReplyInputOf<typeof contract.listProducts>['docs'][number]
type Prices = ReplyInputOf<typeof contract.getProduct>['product']['prices']

/** A product's card as the wire has it. A special price that is not running, or is not lower, is 0 there (PRODUCT-2). */
export function presentCard(ctx: Ctx, card: ProductCard): Card {
  const special = runningOffer(card, ctx.now)
  const fromCentavos = card.options?.fromCentavos ?? null
  return {
    _id: card.id,
    codarticulo: card.code,
    description: card.name,
    price: card.priceCentavos === null ? null : toDecimal(card.priceCentavos),
    special_price: special ? toDecimal(special.priceCentavos) : 0,
    quantity_required_special_price: special?.minQuantity ?? 0,
    special_price_start: special?.from?.toISOString() ?? null,
    special_price_end: special?.until?.toISOString() ?? null,
    discountPercentage:
      special && card.priceCentavos ? discountPercentage(card.priceCentavos, special.priceCentavos) : 0,
    brand: card.brand,
    model: card.model,
    color: card.color && shownColour(card.color, ctx.language),
    storage: card.storage,
    length: card.length,
    fits: card.devices.slice(0, devicesShown),
    fits_total: card.devices.length,
    options: {
      colors: (card.options?.colors ?? []).map((color) => presentColour(ctx, color)),
      storages: card.options?.storages ?? [],
      lengths: card.options?.lengths ?? [],
      from_price: fromCentavos === null ? null : toDecimal(fromCentavos),
    },
    category: { category_id: card.categoryId, category_name: card.categoryName },
    existence: shownStock(card.free),
    GlobalExistence: shownStock(card.freeEverywhere),
    imageGallery: card.pictures.map(({ picture, photoType }) => ({
      picture,
      photo_type: photoType,
      picture_url: mediaPath(picture),
    })),
    total_reviews: card.reviewsCount,
    avgRating: card.ratingAverage,
  }
}

/** Cards name so many of the devices that a product is made for; its page has the whole list. */
const devicesShown = 3

function presentColour({ language }: Ctx, color: string) {
  return { name: shownColour(color, language), hex: colourIn(color)?.hex ?? null }
}

/** Prices by level and quantity. The caller leaves out the rows of other levels, which are not for this customer to see. */
export function presentPrices(prices: readonly PriceRow[]): Prices {
  return prices.map(({ level, minQuantity, priceCentavos }) => ({
    codnivelprecio: level,
    precio: toDecimal(priceCentavos),
    cantidadprecio: minQuantity,
  }))
}
