import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openApiOf } from '#contract/openapi.ts'
import type { OpenApiDocument } from '#contract/openapi-document.ts'
import { allowAnyone } from '../guards.ts'
import type { Route } from '../route.ts'
import { documentPage } from './document-page.ts'

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
 * Answers GET and HEAD of /api/openapi.json and of its readable page, /api/docs; undefined for every other request.
 * Made when first asked for.
 */
export function createDocuments(
  routes: readonly Route[],
  shopName: string,
): (request: Request) => Response | undefined {
  let json: { text: string; etag: string } | undefined
  let document: OpenApiDocument | undefined
  return (request) => {
    const { pathname } = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || (pathname !== '/api/openapi.json' && pathname !== '/api/docs')) return undefined
    document ??= describeRoutes(routes, shopName)
    if (pathname === '/api/docs') return documentPage(document)
    json ??= withEtag(JSON.stringify(document))
    const headers = { etag: json.etag, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' }
    if (request.headers.get('if-none-match') === json.etag) return new Response(null, { status: 304, headers })
    return new Response(json.text, {
      headers: { ...headers, 'content-type': 'application/json', 'x-content-type-options': 'nosniff' },
    })
  }
}

function withEtag(text: string): { text: string; etag: string } {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}
