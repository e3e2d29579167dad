import type { PrefixQuery } from '#search-engine/name-matcher.ts'
import { searchKey } from '#domain/search/search-history.ts'
import { searchRank } from '#domain/search/ranking.ts'
import { priceLevelOf as levelOfActor } from '#server/modules/products/price-level.ts'
import { matchesConcept, matchesPrefix, readPrefixQuery } from '#server/modules/product-text/thesaurus.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { shownOf } from '#server/modules/catalogue-index/cards.ts'
import type { Brand, CatalogueIndex, Category } from '#server/modules/catalogue-index/catalogue-index.ts'
import type { Column } from '#server/modules/catalogue-index/choices.ts'
import { hasDoc } from '#server/modules/catalogue-index/doc-set.ts'
import { listHistory } from './history.ts'
import { levelOf, noPrice } from '#server/modules/catalogue-index/prices.ts'
import { catalogueIndex } from '#server/modules/catalogue-index/refresh.ts'
import { stockAt } from '#server/modules/catalogue-index/stock.ts'

export interface SuggestFilters {
  q: string
  category: number | undefined
  /** Slugs. */
  brands: string[]
  branchCode: number
}

export type Suggestion =
  | { kind: 'history'; id: string; text: string }
  | { kind: 'words'; text: string }
  | { kind: 'category'; text: string; categoryId: number }
  | { kind: 'brand'; text: string; slug: string }
  | { kind: 'product'; text: string; code: string; pictureUrl: string | null; priceCentavos: number | null }

const linesMax = 10
const most = { history: 3, words: 4, category: 2, brand: 1, product: 4 }

/**
 * What somebody may be about to search (SHELL-14): the customer's own earlier searches that fit, words and titles that
 * begin so, categories, brands, and the best products at the caller's price. Without a text only the history.
 */
export async function suggest(ctx: Ctx, filters: SuggestFilters): Promise<Suggestion[]> {
  const q = filters.q.trim()
  const history = await ownSearches(ctx, q)
  if (q === '') return history
  const index = await catalogueIndex(ctx)
  const found = index.text.search(q)
  // What is nearly a name finds it as well.
  const meant = readPrefixQuery(found.corrected ?? q)
  const isAmong = scopeOf(index, filters)
  const isScoped = filters.category !== undefined || filters.brands.length > 0
  const words = wordsFor(ctx, index, q, isScoped ? isAmong : undefined)
  const categories = filters.category === undefined ? categoriesFor(ctx, index, meant, isAmong) : []
  const brands = filters.brands.length === 0 ? brandsFor(index, meant, isAmong) : []
  const products = productsFor(ctx, index, found, filters, isAmong)
  // Words give way to the goods themselves.
  const room = Math.max(1, linesMax - history.length - categories.length - brands.length - products.length)
  return differentTexts([...history, ...words.slice(0, room), ...categories, ...brands, ...products])
}

async function ownSearches(ctx: Ctx, q: string): Promise<Suggestion[]> {
  if (ctx.actor.kind !== 'customer') return []
  const rows = await listHistory(ctx as CustomerCtx)
  const begun = readPrefixQuery(q)
  const fitting =
    q === '' ? rows : rows.filter(({ description }) => matchesPrefix(begun, description)).slice(0, most.history)
  return fitting.map(({ id, description }) => ({ kind: 'history', id, text: description }))
}

type IsAmong = (doc: number) => boolean

/** Which products count: those that are shown, of the category and the brands where some are named. */
function scopeOf({ live, categories, brands }: CatalogueIndex, { category, brands: slugs }: SuggestFilters): IsAmong {
  const brandNumbers = new Set(
    slugs.flatMap((slug) => [...brands.values.entries()].flatMap(([at, brand]) => (brand.slug === slug ? [at] : []))),
  )
  const categoryNumber = category === undefined ? undefined : (categories.numbers.get(category) ?? -1)
  return (doc) =>
    hasDoc(live, doc) &&
    (categoryNumber === undefined || categories.column[doc] === categoryNumber) &&
    (slugs.length === 0 || brandNumbers.has(brands.column[doc] as number))
}

function wordsFor({ language }: Ctx, { text }: CatalogueIndex, q: string, isAmong: IsAmong | undefined): Suggestion[] {
  const completions = text.complete(q, { language: language === 'en' ? 1 : 2, max: most.words, isAmong })
  return completions.map((completion) => ({ kind: 'words', text: completion.text }))
}

function categoriesFor(
  { language }: Ctx,
  { categories }: CatalogueIndex,
  begun: PrefixQuery,
  isAmong: IsAmong,
): Suggestion[] {
  const fits = ({ names }: Category) => names.some((name) => matchesPrefix(begun, name) || matchesConcept(begun, name))
  return numbersOf(categories, fits, isAmong)
    .map((number) => categories.values[number] as Category)
    .sort((a, b) => a.position - b.position)
    .slice(0, most.category)
    .map(({ names, id }) => ({ kind: 'category', text: names[language === 'en' ? 0 : 1], categoryId: id }))
}

function brandsFor({ brands }: CatalogueIndex, begun: PrefixQuery, isAmong: IsAmong): Suggestion[] {
  return numbersOf(brands, ({ name }) => matchesPrefix(begun, name), isAmong)
    .slice(0, most.brand)
    .map((number): Suggestion => {
      const { name, slug } = brands.values[number] as Brand
      return { kind: 'brand', text: name, slug }
    })
}

/** The numbers of the values that fit and that some product among those that count has. */
function numbersOf<Value>(
  { values, column }: Column<Value>,
  fits: (value: Value) => boolean,
  isAmong: IsAmong,
): number[] {
  const numbers: number[] = []
  for (let number = 0; number < values.length; number += 1) {
    if (fits(values[number] as Value) && column.some((value, doc) => value === number && isAmong(doc)))
      numbers.push(number)
  }
  return numbers
}

/** The best products, as a search for the text would list them first. */
function productsFor(
  { actor, language }: Ctx,
  index: CatalogueIndex,
  { docs, scores }: { docs: Uint32Array; scores: Float32Array },
  { branchCode }: SuggestFilters,
  isAmong: IsAmong,
): Suggestion[] {
  const { shown } = levelOf(index.prices, levelOfActor(actor), index.codes)
  return bestOf(index, docs, scores, branchCode, isAmong).map((doc) => {
    const { name, picture } = shownOf(index, doc, language)
    const price = shown[doc] ?? noPrice
    return {
      kind: 'product',
      text: name,
      code: index.codes[doc] as string,
      pictureUrl: picture === undefined ? null : `/media/${picture}`,
      priceCentavos: price === noPrice ? null : price,
    }
  })
}

/**
 * The first few in the order of a list. Thousands may match: what ranks below those found so far is passed over at
 * once.
 */
function bestOf(
  index: CatalogueIndex,
  docs: Uint32Array,
  scores: Float32Array,
  branchCode: number,
  isAmong: IsAmong,
): number[] {
  const { popularity } = index
  const inStock = stockAt(index.stock, branchCode, index.codes.length)
  const best: { doc: number; rank: number }[] = []
  let bar = -Infinity
  for (let place = 0; place < docs.length; place += 1) {
    const doc = docs[place] as number
    const score = scores[place] as number
    const liked = popularity[doc] as number
    if (searchRank(score, true, liked) <= bar) continue
    const rank = searchRank(score, hasDoc(inStock, doc), liked)
    if (rank <= bar || !isAmong(doc)) continue
    if (best.length === most.product) best.pop()
    best.push({ doc, rank })
    best.sort((a, b) => b.rank - a.rank)
    if (best.length === most.product) bar = (best.at(-1) as { rank: number }).rank
  }
  return best.map(({ doc }) => doc)
}

/** A history line and a word that say the same are one; a category may be called like a word, but leads elsewhere. */
function differentTexts(suggestions: readonly Suggestion[]): Suggestion[] {
  const said = new Set<string>()
  return suggestions
    .filter(({ kind, text }) => {
      const key = `${kind === 'history' ? 'words' : kind} ${searchKey(text)}`
      return said.has(key) ? false : said.add(key)
    })
    .slice(0, linesMax)
}
