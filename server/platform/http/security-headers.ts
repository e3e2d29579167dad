import { hash } from 'node:crypto'

/** The policy of a response that is no page: it may load and run nothing. Pages have a policy of their own. */
const nothingAllowed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const yearSeconds = 31_536_000

/** The headers of every response. Where PUBLIC_URL is https, browsers use only https for a year. */
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

/** The origin of a tile server as a policy names it. */
export function tileSource(template: string): string {
  return template.replace('{s}.', '*.').split('/').slice(0, 3).join('/')
}

/**
 * The content security policy of a rendered page. Its inline scripts are allowed by their hashes, since a cached page
 * would give everybody the same nonce; `scripts` are the texts that the store wrote, never texts found in the HTML. No
 * `unsafe-inline`, no `unsafe-eval`. Frames may come only from the origin of the chat, where one is configured.
 */
export function pagePolicy(scripts: readonly string[], tiles: readonly string[] = [], chatOrigin?: string): string {
  const hashes = new Set(scripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...new Set(tiles.map(tileSource))].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ...(chatOrigin ? [`frame-src ${chatOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    // The only policy that the pages create: storefront/hydration/trusted-markup.ts.
    'trusted-types default',
    "require-trusted-types-for 'script'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
