import type { Language } from '#contract/language.ts'
import { mediaPath } from '#contract/media.ts'
import { categoryCode } from '#domain/products/category-codes.ts'
import { nameIn } from '#server/modules/catalogue-index/card-record.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import type { Brand, Category } from '#server/modules/catalogue-index/indexed-product.ts'
import { staticCardFieldsOf } from '#server/modules/catalogue-index/product-cards.ts'
import { selectDocs } from '#server/modules/catalogue-index/select-docs.ts'
import { pageSlice } from '#server/modules/catalogue-index/sort-permutation.ts'
import { inStockAt } from '#server/modules/catalogue-index/stock-columns.ts'
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
  const others = docs.map(categoryOf).filter(({ id }) => id !== phones && id !== category)
  return [
    ...models(
      index,
      language,
      docs.filter((doc) => categoryOf(doc).id === phones),
    ),
    ...byCount(others)
      .slice(0, categoriesMax)
      .map((each): Suggestion => ({
        kind: 'category',
        text: nameIn(each, language),
        categoryId: each.id,
        isExact: false,
      })),
  ]
}

/** The models of the products, the first products of different models, each with the picture of its first product. */
function models(index: CatalogueIndex, language: Language, docs: readonly number[]): Suggestion[] {
  const docOfName = new Map<string, number>()
  for (const doc of docs) {
    const name = modelName(index, doc)
    if (name !== undefined && !docOfName.has(name)) docOfName.set(name, doc)
  }
  return [...docOfName].slice(0, modelsMax).map(([text, doc]) => {
    const [picture] = staticCardFieldsOf(index, doc, language).pictures
    return { kind: 'words', text, pictureUrl: picture ? mediaPath(picture.picture) : null }
  })
}

/** The distinct categories, those of most products first; of as many, the one named first. */
function byCount(categories: readonly Category[]): Category[] {
  const counts = new Map<Category, number>()
  for (const each of categories) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([each]) => each)
}

/** The maker and the model of a product, as a shopper types them; undefined for a product without a model. */
function modelName({ brands, models }: CatalogueIndex, doc: number): string | undefined {
  const model = models.values[models.ordinals[doc] as number]
  return model ? `${(brands.values[brands.ordinals[doc] as number] as Brand).name} ${model}` : undefined
}
