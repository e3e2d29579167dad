import { hash } from 'node:crypto'

/** Sent with every answer. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** The origin of a tile server as a policy names it; nothing without one, and then the page draws no outside tiles. */
export function tileSource(template: string | undefined): string {
  return template === undefined ? '' : template.replace('{s}.', '*.').split('/').slice(0, 3).join('/')
}

/**
 * The content security policy of a rendered page. Its inline scripts are allowed by their hashes, as a page kept as bytes would give everybody the
 * same nonce. No `unsafe-inline`, no `unsafe-eval`. The page may come in pieces, each with whole scripts.
 * Frames may come from the origin of the chat alone, where one is set.
 */
export function pagePolicy(pieces: readonly string[], tiles?: string, chatOrigin?: string): string {
  const hashes = new Set<string>()
  for (const html of pieces) {
    for (const match of html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)) {
      if (/type="application\/(ld\+)?json"/.test(match[0].slice(0, 200))) continue
      hashes.add(`'sha256-${hash('sha256', match[1] as string, 'base64')}'`)
    }
  }
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
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
