import type { Selectable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from '../database/database.ts'
import { escapeHtml } from '../html.ts'
import { type MailTemplates, renderMail } from '../mail.ts'
import type { MailPayload } from '../outbox.ts'
import { listNewestMails } from '../outbox-rows.ts'
import type { Settings } from '../settings.ts'
import type { ApiRequest } from './api-request.ts'
import type { HttpResponse } from './http-response.ts'
import { plainPage } from './plain-page.ts'

const mailsMax = 100

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
article { border-top: 1px solid GrayText; padding: 0.5rem 0 1rem; }
h2 { font-size: 1.1rem; margin: 0.5rem 0; }
pre { white-space: pre-wrap; font: inherit; margin: 0.5rem 0; }
`

/**
 * Gives the handler of /dev/outbox, the page of the last 100 mails, newest first; it gives undefined for every other
 * request. The page exists only with DEV=1 and without a mail server.
 */
export function createDevOutbox({
  db,
  settings,
  templates,
}: {
  db: Database
  settings: Pick<Settings, 'DEV' | 'SMTP_URL'>
  templates: MailTemplates
}) {
  const isOpen = settings.DEV && !settings.SMTP_URL
  return async ({ method, path }: ApiRequest): Promise<HttpResponse | undefined> => {
    if (!isOpen || method !== 'GET' || path !== '/dev/outbox') return undefined
    const mails = await listNewestMails(db, mailsMax)
    const list = mails.map((row) => article(row, templates)).join('\n') || '<p>No mail yet.</p>'
    return plainPage(
      'Outbox',
      style,
      `<main><h1>Outbox</h1>\n<p>No mail server is set, so mails stay here. The newest ${mailsMax} are shown.</p>\n${list}</main>`,
    )
  }
}

function article(row: Selectable<Tables['outbox']>, templates: MailTemplates): string {
  const { subject, text } = renderOrReport(row.payload as MailPayload, templates)
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(row.recipient)}, <time datetime="${row.created_at.toISOString()}">${row.created_at.toISOString()}</time></p>
<pre>${escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')}</pre>
</article>`
}

/** The text of a mail, or the error where its template fails: a developer looks for it on this page. */
function renderOrReport(payload: MailPayload, templates: MailTemplates): { subject: string; text: string } {
  try {
    return renderMail(templates, payload)
  } catch (error) {
    return { subject: payload.template, text: String(error) }
  }
}
