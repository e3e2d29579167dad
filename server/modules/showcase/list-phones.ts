import { categoryCode } from '#domain/products/category-codes.ts'
import { type PriceBand, isInBand, priceBands } from '#domain/products/price-bands.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import { catalogueIndex } from '#server/modules/catalogue-index/current-index.ts'
import { docsOf } from '#server/modules/catalogue-index/doc-id-set.ts'
import { noPrice, priceLevelColumns } from '#server/modules/catalogue-index/price-columns.ts'
import { cardOf } from '#server/modules/catalogue-index/product-cards.ts'
import { selectDocs } from '#server/modules/catalogue-index/select-docs.ts'
import { countCards } from '#server/modules/catalogue-index/count-cards.ts'
import { inStockAt } from '#server/modules/catalogue-index/stock-columns.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'

const modelsMax = 12

/** A model of phone by the cheapest of its products that the branch can sell. */
interface Model {
  cheapest: number
  priceCentavos: number
  /** That of its most popular product. */
  popularity: number
  /** Whether a product of the model costs more than the cheapest. */
  hasDearer: boolean
}

export interface Phones {
  models: { card: ProductCard; hasDearer: boolean }[]
  /** `models`: how many cards the list of a band has (SEARCH-62). */
  priceBands: (PriceBand & { models: number })[]
}

/**
 * The phones that a branch has for sale at the caller's price level (HOME-13): a card for each of the twelve most popular
 * models, the most popular first, and all their prices in bands.
 */
export async function listPhones(ctx: Ctx, { branchCode }: { branchCode: number }): Promise<Phones> {
  const index = await catalogueIndex(ctx)
  const priceLevel = priceLevelOf(ctx.actor)
  const { displayPrice } = priceLevelColumns(index.prices, priceLevel)
  const category = categoryCode(ctx.settings.STORE_LOOK, 'cellphones')
  const inStock = inStockAt(index.stock, branchCode, index.codes.length)
  const docs = [...docsOf(selectDocs(index, { category, among: [inStock] }))].filter(
    (doc) => displayPrice[doc] !== noPrice,
  )
  const view = { priceLevel, branchCode, language: ctx.language }
  return {
    models: mostPopular(index, docs, displayPrice).map(({ cheapest, hasDearer }) => ({
      card: cardOf(index, cheapest, view),
      hasDearer,
    })),
    priceBands: priceBands(docs.map((doc) => displayPrice[doc] as number)).map((band) => {
      const inBand = docs.filter((doc) => isInBand(band, displayPrice[doc] as number))
      return { ...band, models: countCards(index, inBand) }
    }),
  }
}

function mostPopular(index: CatalogueIndex, docs: readonly number[], displayPrice: Int32Array): Model[] {
  const models = new Map<string, Model>()
  for (const doc of docs) {
    const name = `${index.brands.ordinals[doc]} ${index.models.ordinals[doc]}`
    const one: Model = {
      cheapest: doc,
      priceCentavos: displayPrice[doc] as number,
      popularity: index.popularity[doc] as number,
      hasDearer: false,
    }
    models.set(name, merged(index, models.get(name), one))
  }
  return [...models.values()].sort((a, b) => b.popularity - a.popularity || a.cheapest - b.cheapest).slice(0, modelsMax)
}

/** A model with one more of its products. Of products at the same price it is the most popular that stands for it. */
function merged({ popularity }: CatalogueIndex, model: Model | undefined, one: Model): Model {
  if (!model) return one
  const isCheaper =
    one.priceCentavos < model.priceCentavos ||
    (one.priceCentavos === model.priceCentavos && one.popularity > (popularity[model.cheapest] as number))
  return {
    ...(isCheaper ? one : model),
    popularity: Math.max(model.popularity, one.popularity),
    hasDearer: model.hasDearer || one.priceCentavos !== model.priceCentavos,
  }
}
