import type { Database } from '../database/database.ts'
import { escapeHtml } from '../html.ts'
import { logoContentId, type MailLogo, type MailTemplates } from '../mail.ts'
import { type MessageTemplates, renderMessage } from '../message-template.ts'
import type { MessageKind, MessagePayload } from '../outbox.ts'
import { findMail, listNewest, type OutboxRow } from '../outbox-rows.ts'
import type { Settings } from '../settings.ts'
import type { SmsTemplates } from '../sms.ts'
import type { ApiRequest } from './api-request.ts'
import type { HttpResponse } from './http-response.ts'
import { plainPage } from './plain-page.ts'

const messagesMax = 100
const page = '/dev/outbox'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
article { border-top: 1px solid GrayText; padding: 0.75rem 0 1.5rem; }
h2 { font-size: 1.1rem; margin: 0.5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.5rem 0; font-size: 0.875rem; }
dd { margin: 0; }
pre { white-space: pre-wrap; font: inherit; margin: 0.5rem 0; }
iframe { display: block; box-sizing: border-box; width: 100%; height: 36rem; border: 1px solid GrayText; border-radius: 0.5rem; }
summary { padding: 0.5rem 0; cursor: pointer; }
.sms pre { width: fit-content; max-width: 20rem; padding: 0.75rem 1rem; border: 1px solid GrayText; border-radius: 1rem; }
`

interface Parts {
  db: Database
  settings: Pick<Settings, 'DEV' | 'SMTP_URL' | 'SMS_GATEWAY_URL'>
  mails: MailTemplates
  sms: SmsTemplates
  logo: MailLogo
}

/**
 * Gives the handler of /dev/outbox, the page of the last 100 messages, newest first; it gives undefined for every other
 * request. The page exists only with DEV=1, and shows the kinds of messages that the store sends to nobody: mails
 * without a mail server, text messages without a gateway. Each mail is a document of its own in a frame.
 */
export function createDevOutbox({ db, settings, mails, sms, logo }: Parts) {
  const kinds: MessageKind[] = settings.DEV
    ? [...(settings.SMTP_URL ? [] : ['mail' as const]), ...(settings.SMS_GATEWAY_URL ? [] : ['sms' as const])]
    : []
  return async ({ method, path }: ApiRequest): Promise<HttpResponse | undefined> => {
    if (kinds.length === 0 || method !== 'GET' || !path.startsWith(page)) return undefined
    if (path === page) return outboxPage(await listNewest(db, kinds, messagesMax), { mails, sms })
    const id = /^\/dev\/outbox\/mails\/(\d{1,15})$/.exec(path)?.[1]
    const row = id && kinds.includes('mail') ? await findMail(db, Number(id)) : undefined
    return row && mailDocument(row, mails, await logo())
  }
}

function outboxPage(rows: OutboxRow[], templates: { mails: MailTemplates; sms: SmsTemplates }): HttpResponse {
  const list = rows.map((row) =>
    row.kind === 'sms' ? smsArticle(row, templates.sms) : mailArticle(row, templates.mails),
  )
  return plainPage(
    'Outbox',
    style,
    `<main><h1>Outbox</h1>\n<p>These messages stay here, since the store has no server to send them with. The newest ${messagesMax} are shown.</p>\n${list.join('\n') || '<p>No message yet.</p>'}</main>`,
    { hasFrames: true },
  )
}

function mailArticle(row: OutboxRow, templates: MailTemplates): string {
  const mail = renderOrReport(row, templates)
  if (typeof mail === 'string') return article(row, 'Mail that cannot be shown', textOf(mail))
  const frame = `<iframe sandbox="allow-popups" loading="lazy" title="${escapeHtml(mail.subject)}" src="${page}/mails/${row.id}"></iframe>`
  return article(row, mail.subject, `${frame}\n<details><summary>Text</summary>${textOf(mail.text)}</details>`)
}

const smsArticle = (row: OutboxRow, templates: SmsTemplates): string =>
  article(row, 'Text message', textOf(renderOrReport(row, templates)))

function article({ kind, recipient, created_at, payload }: OutboxRow, title: string, content: string): string {
  const { template, language } = payload as MessagePayload
  const time = created_at.toISOString()
  return `<article class="${kind === 'sms' ? 'sms' : 'mail'}">
<h2>${escapeHtml(title)}</h2>
<dl>
<dt>To</dt><dd>${escapeHtml(kind === 'sms' ? `+${recipient}` : recipient)}</dd>
<dt>Time</dt><dd><time datetime="${time}">${time}</time></dd>
<dt>Template</dt><dd>${escapeHtml(template)}</dd>
<dt>Language</dt><dd>${escapeHtml(language)}</dd>
</dl>
${content}
</article>`
}

function textOf(text: string): string {
  return `<pre>${escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')}</pre>`
}

/** A message, or the error where its template fails: a developer looks for it on this page. */
function renderOrReport<Message>(row: OutboxRow, templates: MessageTemplates<Message>): Message | string {
  try {
    return renderMessage(templates, row.payload as MessagePayload)
  } catch (error) {
    return String(error)
  }
}

/** The HTML of a mail as its reader sees it. It runs nothing and loads nothing; its links open beside the outbox. */
function mailDocument(row: OutboxRow, templates: MailTemplates, logo: Buffer | undefined): HttpResponse | undefined {
  const mail = renderOrReport(row, templates)
  if (typeof mail === 'string') return undefined
  const shop = logo ? [{ contentId: logoContentId, content: logo }] : []
  const contents = new Map([...shop, ...(mail.pictures ?? [])].map(({ contentId, content }) => [contentId, content]))
  const pictureOf = (_: string, contentId: string) =>
    contents.has(contentId) ? `data:image/png;base64,${contents.get(contentId)?.toString('base64')}` : ''
  return {
    status: 200,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      [
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups",
      ],
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'no-referrer'],
      ['cache-control', 'no-store'],
    ],
    body: mail.html.replace('<head>', '<head>\n<base target="_blank">').replace(/cid:([\w@-]+)/g, pictureOf),
  }
}
