import { hash } from 'node:crypto'
import { fallbackLanguage } from '#contract/language.ts'
import { escapeHtml } from '../html.ts'
import type { HttpResponse } from './http-response.ts'

/**
 * A page that the server writes itself: no script, nothing from another origin, one inline style sheet, which its
 * policy allows by hash. With `hasFrames` it may show other pages of the store in frames, with `hasForm` it may send a
 * form to the store.
 */
export function plainPage(
  title: string,
  style: string,
  content: string,
  { status = 200, hasFrames = false, hasForm = false, language = fallbackLanguage } = {},
): HttpResponse {
  const body = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${content}
</body>
</html>
`
  const styleHash = hash('sha256', style, 'base64')
  return {
    status,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      [
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}';${hasFrames ? " frame-src 'self';" : ''} base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}; frame-ancestors 'none'`,
      ],
      ['x-content-type-options', 'nosniff'],
      // Without a referrer a browser would send a form with the origin `null`.
      ['referrer-policy', hasForm ? 'same-origin' : 'no-referrer'],
      ['cache-control', 'no-store'],
    ],
    body,
  }
}
