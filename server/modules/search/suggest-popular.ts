import { mediaPath } from '#contract/media.ts'
import { categoryCode } from '#domain/products/category-codes.ts'
import { nameIn } from '#server/modules/catalogue-index/card-record.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import type { Brand, Category } from '#server/modules/catalogue-index/indexed-product.ts'
import { type DocIdSet, hasDoc } from '#server/modules/catalogue-index/doc-id-set.ts'
import { staticCardFieldsOf } from '#server/modules/catalogue-index/product-cards.ts'
import { selectDocs } from '#server/modules/catalogue-index/select-docs.ts'
import { pageSlice } from '#server/modules/catalogue-index/sort-permutation.ts'
import { noPrice, priceLevelColumns } from '#server/modules/catalogue-index/price-columns.ts'
import { inStockAt } from '#server/modules/catalogue-index/stock-columns.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Suggestion, SuggestionRequest } from './suggestion.ts'

const modelsMax = 4
const categoriesMax = 4
/** Only so many of the most popular products are looked at. */
const candidatesMax = 200

/**
 * What many look for (SEARCH-20): the models of phones and the other categories whose products sell best, of those that
 * the branch has. It depends on the catalogue alone, on nothing that one customer did.
 */
export function suggestPopular(
  ctx: Ctx,
  index: CatalogueIndex,
  { branchCode, brands, category }: SuggestionRequest,
): Suggestion[] {
  const inStock = inStockAt(index.stock, branchCode, index.codes.length)
  const { byPopularity, categories } = index
  const among = selectDocs(index, { category, brands, among: [inStock] })
  const docs = pageSlice(among, byPopularity, [[0, byPopularity.length]], { offset: 0, limit: candidatesMax })
  const phones = categoryCode(ctx.settings.STORE_LOOK, 'cellphones')
  const categoryOf = (doc: number) => categories.values[categories.ordinals[doc] as number] as Category
  const pictureUrlOf = (doc: number) => {
    const [picture] = staticCardFieldsOf(index, doc, ctx.language).pictures
    return picture ? mediaPath(picture.picture) : null
  }
  const models = firstOfEach(
    docs.filter((doc) => categoryOf(doc).id === phones),
    (doc) => modelName(index, doc),
  )
  const fromCentavos = lowestPrices(ctx, index, among, models)
  const others = docs.filter((doc) => ![phones, category].includes(categoryOf(doc).id))
  return [
    ...models.slice(0, modelsMax).map(({ first, of }): Suggestion => ({
      kind: 'words',
      text: of,
      pictureUrl: pictureUrlOf(first),
      fromCentavos: fromCentavos.get(modelKey(index, first)),
    })),
    ...firstOfEach(others, categoryOf)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, categoriesMax)
      .map(({ first, of }): Suggestion => ({
        kind: 'category',
        text: nameIn(of, ctx.language),
        categoryId: of.id,
        isExact: false,
        pictureUrl: pictureUrlOf(first),
      })),
  ]
}

interface Group<K> {
  of: K
  /** The first of its products. */
  first: number
  count: number
}

/** The products in groups by what `keyOf` gives of them, in the order of their first ones. */
function firstOfEach<K>(docs: readonly number[], keyOf: (doc: number) => K | undefined): Group<K>[] {
  const groups = new Map<K, Group<K>>()
  for (const doc of docs) {
    const of = keyOf(doc)
    if (of === undefined) continue
    const group = groups.get(of)
    if (group) group.count += 1
    else groups.set(of, { of, first: doc, count: 1 })
  }
  return [...groups.values()]
}

/** The lowest price of each of the models among the products, in centavos at the caller's price level, by its key. */
function lowestPrices(
  ctx: Ctx,
  index: CatalogueIndex,
  among: DocIdSet,
  models: readonly Group<string>[],
): Map<number, number> {
  const { displayPrice } = priceLevelColumns(index.prices, priceLevelOf(ctx.actor))
  const sought = new Set(models.slice(0, modelsMax).map(({ first }) => modelKey(index, first)))
  const lowest = new Map<number, number>()
  for (let doc = 0; doc < index.codes.length; doc += 1) {
    const model = modelKey(index, doc)
    const price = displayPrice[doc] ?? noPrice
    if (!sought.has(model) || price === noPrice || !hasDoc(among, doc)) continue
    lowest.set(model, Math.min(price, lowest.get(model) ?? price))
  }
  return lowest
}

/** A number for the maker and the model of a product. */
const modelKey = ({ brands, models }: CatalogueIndex, doc: number): number =>
  (brands.ordinals[doc] as number) * models.values.length + (models.ordinals[doc] as number)

/** The maker and the model of a product, as a shopper types them; undefined for a product without a model. */
function modelName({ brands, models }: CatalogueIndex, doc: number): string | undefined {
  const model = models.values[models.ordinals[doc] as number]
  return model ? `${(brands.values[brands.ordinals[doc] as number] as Brand).name} ${model}` : undefined
}
