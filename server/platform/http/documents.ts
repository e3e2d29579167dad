import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openApiOf } from '#contract/openapi.ts'
import type { OpenApiDocument } from '#contract/openapi-document.ts'
import { allowAnyone } from '../guards.ts'
import type { Route } from '../route.ts'
import type { ApiRequest } from './api-request.ts'
import { documentPage } from './document-page.ts'
import type { HttpResponse } from './http-response.ts'
import { hasEtag } from './if-none-match.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The OpenAPI document of the mounted routes, under the name of the shop. */
export function describeRoutes(routes: readonly Route[], shopName: string): OpenApiDocument {
  const described = routes.map(({ endpoint, guard, options }) => ({
    endpoint,
    isPublic: options.isPublic ?? false,
    needsSignIn: guard !== allowAnyone,
    isLimited: options.limit !== undefined,
  }))
  return openApiOf(described, { title: shopName, version })
}

/**
 * Gives the handler of GET and HEAD for /api/openapi.json and its readable page, /api/docs; it gives undefined for
 * every other request. The document is generated at the first request.
 */
export function createDocuments(
  routes: readonly Route[],
  shopName: string,
): (request: ApiRequest) => HttpResponse | undefined {
  let json: { text: string; etag: string } | undefined
  let document: OpenApiDocument | undefined
  return ({ method, path, headers: given }) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || (path !== '/api/openapi.json' && path !== '/api/docs')) return undefined
    document ??= describeRoutes(routes, shopName)
    if (path === '/api/docs') return documentPage(document)
    json ??= withEtag(JSON.stringify(document))
    const headers: HttpResponse['headers'] = [
      ['etag', json.etag],
      ['cache-control', 'no-cache'],
    ]
    if (hasEtag(given.get('if-none-match') ?? undefined, json.etag)) return { status: 304, headers, body: '' }
    headers.push(['content-type', 'application/json'], ['x-content-type-options', 'nosniff'])
    return { status: 200, headers, body: json.text }
  }
}

function withEtag(text: string): { text: string; etag: string } {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}
