import { categoryCode } from '#domain/products/category-codes.ts'
import { nameIn } from '#server/modules/catalogue-index/card-record.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import type { Brand, Category } from '#server/modules/catalogue-index/indexed-product.ts'
import { selectDocs } from '#server/modules/catalogue-index/select-docs.ts'
import { pageSlice } from '#server/modules/catalogue-index/sort-permutation.ts'
import { inStockAt } from '#server/modules/catalogue-index/stock-columns.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Suggestion, SuggestionRequest } from './suggestion.ts'

const modelsMax = 4
const categoriesMax = 3
/** Only so many of the most popular products are looked at. */
const candidatesMax = 200

/**
 * What many look for (SEARCH-20): the models of phones and the other categories whose products sell best, of those that
 * the branch has. It depends on the catalogue alone, on nothing that one customer did.
 */
export function suggestPopular(
  { language, settings }: Ctx,
  index: CatalogueIndex,
  { branchCode, brands, category }: SuggestionRequest,
): Suggestion[] {
  const inStock = inStockAt(index.stock, branchCode, index.codes.length)
  const { byPopularity } = index
  const among = selectDocs(index, { category, brands, among: [inStock] })
  const docs = pageSlice(among, byPopularity, [[0, byPopularity.length]], { offset: 0, limit: candidatesMax })
  const phones = categoryCode(settings.STORE_LOOK, 'cellphones')
  const categoryOf = (doc: number) => index.categories.values[index.categories.ordinals[doc] as number] as Category
  const models = docs.filter((doc) => categoryOf(doc).id === phones).flatMap((doc) => modelName(index, doc) ?? [])
  const categories = docs.map(categoryOf).filter(({ id }) => id !== phones && id !== category)
  return [
    ...[...new Set(models)].slice(0, modelsMax).map((text): Suggestion => ({ kind: 'words', text })),
    ...[...new Set(categories)].slice(0, categoriesMax).map((each): Suggestion => ({
      kind: 'category',
      text: nameIn(each, language),
      categoryId: each.id,
      isExact: false,
    })),
  ]
}

/** The maker and the model of a product, as a shopper types them; undefined for a product without a model. */
function modelName({ brands, models }: CatalogueIndex, doc: number): string | undefined {
  const model = models.values[models.ordinals[doc] as number]
  return model ? `${(brands.values[brands.ordinals[doc] as number] as Brand).name} ${model}` : undefined
}
