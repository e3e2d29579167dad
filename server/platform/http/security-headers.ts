import { hash } from 'node:crypto'

/** A response that is no page may load and run nothing. Pages have a policy of their own. */
const nothingAllowed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const yearSeconds = 31_536_000

/** The headers of every response. Where shoppers use https, browsers use nothing else for a year. */
export function securityHeaders(publicUrl: string | undefined): readonly (readonly [string, string])[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    ['content-security-policy', nothingAllowed],
    ...(publicUrl?.startsWith('https:') ? ([['strict-transport-security', `max-age=${yearSeconds}`]] as const) : []),
  ]
}

/** The origin of a tile server as a policy names it; nothing without one, and then the page draws no outside tiles. */
export function tileSource(template: string | undefined): string {
  return template === undefined ? '' : template.replace('{s}.', '*.').split('/').slice(0, 3).join('/')
}

/**
 * The content security policy of a rendered page. Its inline scripts are allowed by their hashes, as a cached
 * page would give everybody the same nonce; `scripts` are their texts as they were written, never as they are found in
 * the HTML. No `unsafe-inline`, no `unsafe-eval`. Frames may come from the origin of the chat alone, where one is set.
 */
export function pagePolicy(scripts: readonly string[], tiles?: string, chatOrigin?: string): string {
  const hashes = new Set(scripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    `img-src 'self' data: blob: ${tileSource(tiles)}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    ...(chatOrigin ? [`frame-src ${chatOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    // The pages' one policy: storefront/hydration/trusted-markup.ts.
    'trusted-types default',
    "require-trusted-types-for 'script'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
