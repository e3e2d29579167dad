import type { Language } from '#contract/language.ts'
import type { ProductCard, StaticCardFields } from '#server/modules/products/product-card.ts'
import { type FacetColumns, keysOf, lengthOf } from './facet-columns.ts'
import { cardOptionsOf } from './card-options.ts'
import { decodeCard, nameIn, rowVersionIn } from './card-record.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { ratingOf } from './model-ratings.ts'
import { specialOf, unitPriceAt } from './price-columns.ts'
import { freeStockOf } from './stock-columns.ts'

/** Who sees a card: prices are those of a level, the stock is that of a branch. */
export interface CardView {
  priceLevel: number
  branchCode: number
  language: Language
}

/**
 * The card of a document. Free units are counted up to 99: pages show `+99` for everything above 98, so the index
 * stores no larger counts.
 */
export function cardOf(
  index: CatalogueIndex,
  doc: number,
  { priceLevel, branchCode, language }: CardView,
): ProductCard {
  return {
    ...staticCardFieldsOf(index, doc, language),
    options: cardOptionsOf(index, doc, { priceLevel, branchCode }),
    code: index.codes[doc] as string,
    priceCentavos: unitPriceAt(index.prices, priceLevel, doc),
    special: specialOf(index.prices, doc),
    ...freeStockOf(index.stock, doc, branchCode),
  }
}

/** The fields of a document's card that change with neither price nor stock. */
export function staticCardFieldsOf(index: CatalogueIndex, doc: number, language: Language): StaticCardFields {
  const { names, rowVersion: _, ...fields } = decodeCard(index.cardRecords[doc] as string)
  const { brands, categories, models, facets } = index
  const category = categories.values[categories.ordinals[doc] as number] as (typeof categories.values)[number]
  return {
    ...fields,
    ...ratingOf(index.ratings, doc),
    name: nameIn({ names }, language),
    brand: brands.values[brands.ordinals[doc] as number]?.name ?? '',
    model: models.values[models.ordinals[doc] as number] ?? '',
    length: lengthOf(facets, doc),
    devices: keysOf(facets.devices, doc).flatMap((key) => deviceName(facets, key)),
    categoryId: category.id,
    categoryName: nameIn(category, language),
  }
}

/** The version of the product's row that the document was read from. */
export function rowVersionOf(index: CatalogueIndex, doc: number): string {
  return rowVersionIn(index.cardRecords[doc] as string)
}

function deviceName({ deviceByKey }: FacetColumns, key: string): string[] {
  const device = deviceByKey.get(key)
  return device ? [`${device.brand} ${device.model}`] : []
}
