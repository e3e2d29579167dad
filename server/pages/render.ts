import { type ServerBuild, RouterContextProvider, createRequestHandler } from 'react-router'
import type { Client } from '#contract/client.ts'
import type { Made } from '#server/platform/http/byte-cache.ts'
import { pagePolicy, securityHeaders } from '#server/platform/http/security-headers.ts'
import type { PageKey } from './page-key.ts'
import { scriptsLast } from './scripts-last.ts'

/** What the server hands to the pages; the storefront's own `PageContext` has the same shape, and says beside it that an answer is not to be kept. */
export interface PageFacts {
  client: Client
  language: string
  branchCode: number
  look: string
  publicUrl: string
  /** The tile server of the maps and whom to name for it; without one the maps are our own. */
  map: { tiles: string; credit: string } | undefined
}

export type Render = (page: PageKey, facts: PageFacts) => Promise<Made>

/** Renders a page or its data to the end, with the policy that allows exactly its own inline scripts. */
export function createRenderer(build: ServerBuild, mode: 'production' | 'development'): Render {
  const handler = createRequestHandler(build, mode)
  // The context's key has to be the very object of the storefront's bundle, so it comes from there.
  const { pageContext } = build.entry.module as unknown as { pageContext: Parameters<RouterContextProvider['set']>[0] }
  return async (page, facts) => {
    const context = new RouterContextProvider()
    let isWhole = true
    context.set(pageContext, { ...facts, keepNot: () => (isWhole = false) })
    const response = await handler(new Request(`${facts.publicUrl}${page.url}`), context)
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const body = await response.text()
    const text = isHtml && mode === 'production' ? scriptsLast(body) : body
    const headers: Record<string, string> = { ...securityHeaders, vary: 'Cookie, Accept-Encoding', 'cache-control': 'private, no-cache' }
    for (const name of ['content-type', 'location', 'x-remix-response']) {
      const value = response.headers.get(name)
      if (value) headers[name] = value
    }
    if (isHtml) headers['content-security-policy'] = pagePolicy(text, facts.map?.tiles)
    return { status: response.status, headers, body: Buffer.from(text), isKept: isWhole && response.status === 200 }
  }
}
