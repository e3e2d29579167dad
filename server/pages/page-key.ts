import type { IncomingMessage } from 'node:http'
import { filterNames } from '#contract/product-filters.ts'
import { branchOfCookies, languageOfCookies } from '#contract/stored-choices.ts'
import { queryValue } from '#contract/query-values.ts'
import { type Language, fallbackLanguage, isLanguage } from '#contract/language.ts'
import { firstBranchCode } from '#domain/branches/default-branch.ts'

/** The longest address that a page is looked up by. */
export const urlMax = 2_000

/**
 * The pages and the query names that change what they show; other names are dropped, so that nobody fills the cache
 * with noise. Every page is the same for everybody: what is personal is fetched by the browser after paint. A path with
 * an id that nothing of ours can have is shown `as` the page of something that is not there: the browser's router takes
 * it for that page as well.
 */
const pages: readonly Page[] = [
  { path: /^\/$/, names: [] },
  {
    path: /^\/shop$/,
    names: filterNames.toSorted(),
  },
  { path: /^\/products\/[\w.-]{1,40}$/, names: [] },
  { path: /^\/compare$/, names: ['codes'] },
  { path: /^\/cart$/, names: [] },
  { path: /^\/checkout(\/complete\/[0-9a-f-]{36}|\/delivery-details)?$/, names: [] },
  { path: /^\/account(\/[\w-]+(\/[\w-]+)?)?$/, names: [] },
  { path: /^\/auth\/request$/, names: [] },
  { path: /^\/contact(\/faq)?$/, names: ['city'] },
  { path: /^\/home\/policies\/[\w-]+$/, names: [] },
  { path: /^\/products\/[^/]+$/, names: [], as: '/products/-' },
  { path: /^\/home\/policies\/[^/]+$/, names: [], as: '/home/policies/-' },
  { path: /^\/checkout\/complete\/[^/]+$/, names: [], as: '/checkout/complete/-' },
  { path: /^\/account\/orders\/[^/]+$/, names: [], as: '/account/orders/-' },
]

interface Page {
  path: RegExp
  names: readonly string[]
  as?: string
}

export interface PageKey {
  key: string
  /** Path and query as they are rendered: only known names, in a fixed order. */
  url: string
  language: Language
  /** Whether the address itself asks for the language. */
  isLanguageInUrl: boolean
  branchCode: number
}

/** The language and the branch of who has chosen none. */
type Configured = Pick<PageKey, 'language' | 'branchCode'>
const fallback: Configured = { language: fallbackLanguage, branchCode: firstBranchCode }

/**
 * What a page depends on (look apart, which is the process's own): its address, the language, the branch. Undefined for
 * what is no page of ours.
 */
export function pageKeyOf(request: IncomingMessage, configured: Configured = fallback): PageKey | undefined {
  const url = request.url ?? '/'
  if (url.length > urlMax) return undefined
  const found = findPage(url)
  if (!found) return undefined
  const { page, path, dataSuffix, search } = found
  const cookie = request.headers.cookie ?? ''
  const asked = search.get('lang')
  const language = languageOfPage(asked, cookie, configured.language)
  const branchCode = branchOfCookies(cookie) ?? configured.branchCode
  const kept = new URLSearchParams()
  for (const name of page.names) {
    const value = queryValue(search, name)
    if (value) kept.set(name, value)
  }
  if (dataSuffix && search.has('_routes')) kept.set('_routes', search.get('_routes') as string)
  const query = kept.toString()
  const shown = `${page.as ?? path}${dataSuffix}`
  const normal = query ? `${shown}?${query}` : shown
  return {
    key: `${language} ${branchCode} ${normal}`,
    url: normal,
    language,
    isLanguageInUrl: isLanguage(asked),
    branchCode,
  }
}

/** The page that an address names, whatever it asks of it. */
export function findPage(
  url: string,
): { page: Page; path: string; dataSuffix: string; search: URLSearchParams } | undefined {
  const at = url.indexOf('?')
  const rawPath = at < 0 ? url : url.slice(0, at)
  // The router asks for the data of `/shop` at `/shop.data`, and for those of `/` at `/_.data`.
  const dataSuffix = rawPath === '/_.data' ? '_.data' : rawPath.endsWith('.data') ? '.data' : ''
  const path = dataSuffix ? rawPath.slice(0, -dataSuffix.length) : rawPath
  const page = pages.find((candidate) => candidate.path.test(path))
  return page && { page, path, dataSuffix, search: new URLSearchParams(at < 0 ? '' : url.slice(at + 1)) }
}

/**
 * `?lang=` first (links in the other language), then the stored choice, then the configuration's, English at last
 * (WIRE-4).
 */
function languageOfPage(asked: string | null, cookie: string, configured: Language): Language {
  if (isLanguage(asked)) return asked
  return languageOfCookies(cookie) ?? configured
}
