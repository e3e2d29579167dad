import type { IncomingMessage } from 'node:http'
import { fallbackLanguage, languageOf } from '#contract/language.ts'
import type { RouteMatcher } from '#server/platform/http/route-matcher.ts'
import { accessCookie, refreshCookie } from '#server/platform/http/session-cookies.ts'

const urlMax = 1_000

/**
 * The cache key of an API response that is the same for every visitor. Undefined for other paths, and for callers with
 * tokens: their prices may differ.
 */
export function publicKeyOf(request: IncomingMessage, matcher: RouteMatcher): string | undefined {
  const url = request.url as string
  if (url.length > urlMax || request.headers.authorization || request.headers['refresh-token']) return undefined
  const cookie = request.headers.cookie
  if (cookie && (cookie.includes(accessCookie) || cookie.includes(refreshCookie))) return undefined
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (!matcher.find('GET', path)?.route.options.isPublic) return undefined
  return `${languageOf(request.headers['accept-language']) ?? fallbackLanguage} ${url}`
}
