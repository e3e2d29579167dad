import type { IncomingMessage } from 'node:http'
import { type Language, fallbackLanguage, isLanguage } from '#contract/language.ts'
import { type Page, findPage } from '#contract/pages.ts'
import { queryValue } from '#contract/query-values.ts'
import { branchOfCookies, languageOfCookies } from '#contract/stored-choices.ts'
import { firstBranchCode } from '#domain/branches/default-branch.ts'

/** The longest URL that is a page. */
export const urlMax = 2_000

export interface PageKey {
  key: string
  /** Path and query as they are rendered: only the parameters that the page has, in a fixed order. */
  url: string
  language: Language
  /** Whether it is a page, not the data of one, whose URL itself names the language. */
  isLanguageInUrl: boolean
  branchCode: number
}

/** The language and the branch of a visitor who has chosen none. */
type Configured = Pick<PageKey, 'language' | 'branchCode'>
const fallback: Configured = { language: fallbackLanguage, branchCode: firstBranchCode }

/**
 * The cache key of a page: all that it depends on besides the store variant, which is the process's own. Every page is
 * the same for everybody, since the browser fetches personal data after paint. Parameters that do not change the page
 * are dropped, so that nobody fills the cache with copies of one page. Undefined for a URL that is no page.
 */
export function pageKeyOf(request: IncomingMessage, configured: Configured = fallback): PageKey | undefined {
  const url = request.url ?? '/'
  if (url.length > urlMax) return undefined
  const parsed = parsePageUrl(url)
  if (!parsed) return undefined
  const { page, shownPath, dataSuffix, search } = parsed
  const cookie = request.headers.cookie ?? ''
  const languageInUrl = search.get('lang')
  const language = languageOfPage(languageInUrl, cookie, configured.language)
  const branchCode = branchOfCookies(cookie) ?? configured.branchCode
  const parameters = new URLSearchParams()
  for (const name of page.query ?? []) {
    const value = queryValue(search, name)
    if (value) parameters.set(name, value)
  }
  if (dataSuffix && search.has('_routes')) parameters.set('_routes', search.get('_routes') as string)
  const query = parameters.toString()
  const shown = `${shownPath}${dataSuffix}${query && `?${query}`}`
  return {
    key: `${language} ${branchCode} ${shown}`,
    url: shown,
    language,
    isLanguageInUrl: !dataSuffix && isLanguage(languageInUrl),
    branchCode,
  }
}

export interface PageUrl {
  page: Page
  /** The path as requested, without the suffix of the router's data. */
  path: string
  /** The path to render: with `-` in place of an id that nothing can have (`findPage`). */
  shownPath: string
  dataSuffix: '' | '.data' | '_.data'
  search: URLSearchParams
}

/** The page of a URL and the parts of the URL; undefined where it is no page. */
export function parsePageUrl(url: string): PageUrl | undefined {
  const at = url.indexOf('?')
  const rawPath = at < 0 ? url : url.slice(0, at)
  // The router fetches the data of `/shop` from `/shop.data`, and those of `/` from `/_.data`.
  const dataSuffix = rawPath === '/_.data' ? '_.data' : rawPath.endsWith('.data') ? '.data' : ''
  const path = dataSuffix ? rawPath.slice(0, -dataSuffix.length) : rawPath
  const found = findPage(path)
  if (!found) return undefined
  const search = new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
  return { page: found.page, path, shownPath: found.path, dataSuffix, search }
}

/** `?lang=` first (links in the other language), then the stored choice, then the configured language (WIRE-4). */
function languageOfPage(languageInUrl: string | null, cookie: string, configured: Language): Language {
  if (isLanguage(languageInUrl)) return languageInUrl
  return languageOfCookies(cookie) ?? configured
}
