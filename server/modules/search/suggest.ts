import { matchesPrefix, meansSomething, readPrefixQuery } from '#server/modules/product-text/thesaurus.ts'
import { priceInQuery } from '#domain/search/price-in-query.ts'
import { searchKey } from '#domain/search/search-history.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import { catalogueIndex } from '#server/modules/catalogue-index/current-index.ts'
import { type Searched, searchWithHelp } from '#server/modules/catalogue-index/help-page.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { listHistory } from './history.ts'
import { scopeOf } from './scope.ts'
import { suggestPopular } from './suggest-popular.ts'
import { suggestPriced } from './suggest-priced.ts'
import { suggestProducts } from './suggest-products.ts'
import { categoryLine, suggestBrands, suggestCategories } from './suggest-values.ts'
import type { IsInScope, Suggestion, SuggestionRequest } from './suggestion.ts'

const linesMax = 10
const historyMax = 3
const wordsMax = 4

/**
 * What a shopper may be about to search (SEARCH-18): the customer's own earlier searches that begin with the typed text,
 * a page that the text asks for (SEARCH-49), categories, completions and brands, the best products at the caller's price, and the search for all of them. Without a
 * text the history, and what is popular (SEARCH-20).
 */
export async function suggest(ctx: Ctx, request: SuggestionRequest): Promise<Suggestion[]> {
  const text = request.text.trim()
  const history = await suggestHistory(ctx, text)
  const index = await catalogueIndex(ctx)
  if (text === '') return withoutRepeats([...history, ...suggestPopular(ctx, index, request)], [])
  const priced = priceInQuery(text)
  if (priced) {
    const { products, all } = suggestPriced(ctx, index, request, priced)
    return withoutRepeats([...history, ...products], all)
  }
  const { matches, help } = beginsOnly.test(text) ? nothing : searchWithHelp(index, text)
  const pages: Suggestion[] = help ? [{ kind: 'page', text: help.title[ctx.language], path: help.path }] : []
  if (help?.isWhole && matches?.docs.length === 0) return withoutRepeats([...history, ...pages], [])
  // A misspelt name is corrected by the search, so the corrected text finds categories and brands as well.
  const typed = readPrefixQuery(text)
  const corrected = matches?.corrected ?? null
  const prefix = corrected === null ? typed : readPrefixQuery(corrected)
  const isInScope = scopeOf(index, request)
  const hasScope = request.category !== undefined || request.brands.length > 0
  const scope = hasScope ? isInScope : undefined
  const words = suggestWords(ctx, index, text, scope)
  const categories = request.category === undefined ? suggestCategories(ctx, index, { typed, prefix }, scope) : []
  const brands = request.brands.length === 0 ? suggestBrands(index, prefix, scope) : []
  const isName = hasScope || meansSomething(text) || brands.some((brand) => searchKey(brand.text) === searchKey(text))
  const { products, all, kind } = suggestProducts(ctx, index, { ...request, text, matches, isInScope, isName })
  if (categories.length === 0 && request.category === undefined && kind) categories.push(categoryLine(ctx, kind))
  // Products take precedence over completions, of which at least one stays, unless earlier searches are there.
  const others = [history, pages, categories, brands, products, all].reduce((sum, lines) => sum + lines.length, 0)
  const wordsLeft = Math.max(history.length > 0 ? 0 : 1, linesMax - others)
  const completions = words.slice(0, wordsLeft)
  // A beginning that is no name of a category leads to makers and devices first (SEARCH-32).
  const isBeginning = shortBeginning.test(text) && !categories.some((line) => line.kind === 'category' && line.isExact)
  const values = isBeginning ? [...completions, ...brands, ...categories] : [...categories, ...completions, ...brands]
  return withoutRepeats([...history, ...pages, ...values, ...products], all)
}

/** One letter or two, with which most products match and which are never corrected. */
const beginsOnly = /^\p{L}{1,2}$/u

const shortBeginning = /^\p{L}{1,3}$/u

const nothing: Partial<Searched> = {}

async function suggestHistory(ctx: Ctx, text: string): Promise<Suggestion[]> {
  if (ctx.actor.kind !== 'customer') return []
  const rows = await listHistory(ctx as CustomerCtx)
  const prefix = readPrefixQuery(text)
  const matching =
    text === '' ? rows : rows.filter(({ description }) => matchesPrefix(prefix, description)).slice(0, historyMax)
  return matching.map(({ id, description }) => ({ kind: 'history', id, text: description }))
}

function suggestWords(
  { language }: Ctx,
  { text: textIndex }: CatalogueIndex,
  text: string,
  isInScope: IsInScope | undefined,
): Suggestion[] {
  const completions = textIndex.complete(text, {
    language: language === 'en' ? 1 : 2,
    max: wordsMax,
    isAmong: isInScope,
  })
  return completions.map((completion) => ({ kind: 'words', text: completion.text }))
}

/**
 * At most ten lines, of which the last ones stay. An earlier search and a completion with the same words are shown once. A
 * category may have the name of a completion: it stays, since it leads to another page.
 */
function withoutRepeats(suggestions: readonly Suggestion[], last: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>()
  const lines = suggestions
    .filter(({ kind, text }) => {
      const key = `${kind === 'history' ? 'words' : kind} ${searchKey(text)}`
      return seen.has(key) ? false : seen.add(key)
    })
    .slice(0, linesMax - last.length)
  return [...lines, ...last]
}
