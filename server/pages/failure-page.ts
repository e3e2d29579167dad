import { languages } from '#contract/language.ts'
import { escapeHtml } from '#server/platform/html.ts'
import type { HttpResponse } from '#server/platform/http/http-response.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'
import { retryAfterSeconds } from '#server/platform/database/database-away.ts'
import { failureMessages, tooManyMessages, unavailableMessages } from '#server/messages/failure.ts'

const style = `
:root { color-scheme: light dark }
body { max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { margin: 2rem 0 0; font-size: 1.25rem; line-height: 1.3 }
p { margin: 0.25rem 0 0 }
a { display: inline-block; padding: 0.625rem 0 }
`

const messagesOf = { 429: tooManyMessages, 500: failureMessages, 503: unavailableMessages }

/**
 * The error page of last resort: it needs neither database nor script. In both languages it says that the store has
 * failed (500), cannot be reached for a moment (503, with the seconds until another try) or got too many requests of
 * this caller (429), and links to the home page.
 */
export function failurePage(status: 429 | 500 | 503, shopName: string): HttpResponse {
  const messages = messagesOf[status]
  const sections = languages.map((language) => {
    const { title, text, home } = messages[language]
    return `<section lang="${language}"><h2>${title}</h2><p>${text}</p><a href="/">${home}</a></section>`
  })
  const page = plainPage(shopName, style, `<main><h1>${escapeHtml(shopName)}</h1>${sections.join('')}</main>`, {
    status,
  })
  if (status === 503) page.headers.push(['retry-after', String(retryAfterSeconds)])
  return page
}
