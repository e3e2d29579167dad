import type { IncomingMessage } from 'node:http'
import { fallbackLanguage, languageOf } from '#contract/language.ts'
import { accessCookie, refreshCookie } from './session-cookies.ts'

const urlMax = 1_000

/**
 * The cache key of a GET request to the API whose response may be the same for every visitor. Undefined for other
 * requests, and for callers with tokens: their prices may differ.
 */
export function publicCacheKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url.length > urlMax || headers.authorization || headers['refresh-token']) return undefined
  const { cookie } = headers
  if (cookie && (cookie.includes(accessCookie) || cookie.includes(refreshCookie))) return undefined
  return `${languageOf(headers['accept-language']) ?? fallbackLanguage} ${url}`
}
