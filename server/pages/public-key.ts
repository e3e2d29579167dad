import type { IncomingMessage } from 'node:http'
import { fallbackLanguage, languageOf } from '#contract/language.ts'
import { accessCookie, refreshCookie } from '#server/platform/http/session-cookies.ts'

const urlMax = 1_000

/**
 * The cache key of an API answer that is the same for every visitor. Undefined for other paths, and for callers who
 * bring tokens: their prices may differ.
 */
export function publicKeyOf(request: IncomingMessage, publicPaths: readonly RegExp[]): string | undefined {
  const url = request.url as string
  if (url.length > urlMax || request.headers.authorization || request.headers['refresh-token']) return undefined
  const cookie = request.headers.cookie
  if (cookie && (cookie.includes(accessCookie) || cookie.includes(refreshCookie))) return undefined
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (!publicPaths.some((pattern) => pattern.test(path))) return undefined
  return `${languageOf(request.headers['accept-language']) ?? fallbackLanguage} ${url}`
}

/**
 * The request behind such a key: nothing but its address and language counts. A whole one of Fetch is told apart by
 * nobody who answers it, and is held, with what hangs on it, until the memory's cleaner has gone through the whole heap
 * (decision 020).
 */
export function publicRequest({ url, headers }: IncomingMessage): Request {
  const get = (name: string) => (name === 'accept-language' ? (headers['accept-language'] ?? null) : null)
  return { method: 'GET', url: `http://localhost${url}`, headers: { get } } as Request
}
