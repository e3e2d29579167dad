import { type Language } from '#contract/language.ts'
import { formatDollars, formatMoney } from '#domain/money/money.ts'
import { escapeHtml } from '#server/platform/html.ts'
import type { HttpResponse } from '#server/platform/http/http-response.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'
import type { Charge } from './charge.ts'
import { pageOf } from './charge-rules.ts'
import { sandboxMessages } from './messages.ts'

const style = `
:root { color-scheme: light dark; --paper: #fbf9f5; --card: #fff; --ink: #1b2230; --muted: #565d6b; --line: #857f73; --button: #1b5b77; --on-button: #fff; }
@media (prefers-color-scheme: dark) {
:root { --paper: #0d1420; --card: #172032; --ink: #f1eee8; --muted: #a9b2c2; --line: #7d8797; --button: #7fcdec; --on-button: #0d1420; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 26rem; margin: 6vh auto; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0.5rem 0 0; color: var(--muted); }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.25rem 1rem; margin: 1.25rem 0; }
dd { margin: 0; font-weight: 600; text-align: right; }
form { display: flex; flex-direction: column; gap: 0.75rem; }
button { min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; border: 1px solid var(--line); border-radius: 0.5rem; background: transparent; color: inherit; cursor: pointer; }
button[value='approve'] { border-color: var(--button); background: var(--button); color: var(--on-button); }
a { display: inline-block; padding: 0.625rem 0; color: inherit; font-weight: 600; }
:focus-visible { outline: 3px solid var(--button); outline-offset: 2px; }
`

/** The page on which a payer decides about a charge. Its form carries `token`, which another site does not know. */
export function decisionPage(charge: Charge, token: string): HttpResponse {
  const messages = sandboxMessages[charge.language]
  const isCard = charge.method === 'card'
  const title = isCard ? messages.cardTitle : messages.payPalTitle
  return page(
    title,
    `<p>${isCard ? messages.cardText : messages.payPalText}</p>
<dl><dt>${messages.payee}</dt><dd>${escapeHtml(charge.description)}</dd><dt>${messages.amount}</dt><dd>${amountOf(charge)}</dd></dl>
<form method="post" action="${pageOf(charge)}">
<input type="hidden" name="token" value="${token}">
<button name="decision" value="approve">${messages.approve}</button>
<button name="decision" value="refuse">${isCard ? messages.refuse : messages.cancel}</button>
</form>`,
    { language: charge.language, hasForm: true },
  )
}

/** The page of a charge about which nothing is left to decide, with the way back into the store. */
export function decidedPage({ language }: Charge, nextPath: string): HttpResponse {
  const messages = sandboxMessages[language]
  const content = `<p>${messages.decidedText}</p><a href="${escapeHtml(nextPath)}">${messages.back}</a>`
  return page(messages.decidedTitle, content, { language })
}

/** The page of a link that belongs to no charge. */
export function unknownPage(language: Language): HttpResponse {
  const messages = sandboxMessages[language]
  const content = `<p>${messages.unknownText}</p><a href="/">${messages.home}</a>`
  return page(messages.unknownTitle, content, { language, status: 404 })
}

function page(
  title: string,
  content: string,
  options: { language: Language; status?: number; hasForm?: boolean },
): HttpResponse {
  return plainPage(title, style, `<main>\n<h1>${title}</h1>\n${content}\n</main>`, options)
}

/** Pesos as `RD$1,234.50`, US dollars as `US$19.99`. */
const amountOf = ({ currency, amountHundredths }: Charge): string =>
  currency === 'DOP' ? formatMoney(amountHundredths) : formatDollars(amountHundredths, 1)
