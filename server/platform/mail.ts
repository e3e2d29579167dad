import { createTransport } from 'nodemailer'
import type { Language } from '#contract/language.ts'
import type { MailPayload } from './outbox.ts'
import { type Deliveries, Undeliverable } from './outbox-sender.ts'
import type { Settings } from './settings.ts'

export interface MailText {
  subject: string
  text: string
  html: string
}

/** Renders a mail from its data; throws where the data does not match the template. */
export type MailTemplate = (data: Record<string, unknown>, language: Language) => MailText
export type MailTemplates = Record<string, MailTemplate>

export interface Mailer {
  deliveries: Deliveries
  close(): void
}

const waits = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/**
 * The mailer for the mail server of SMTP_URL; undefined without one. Then mails stay in the outbox for /dev/outbox
 * (WIRE-11).
 */
export function createMailer(
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  templates: MailTemplates,
): Mailer | undefined {
  if (!settings.SMTP_URL) return undefined
  const transport = createTransport({ url: settings.SMTP_URL, pool: true, maxConnections: 5, ...waits })
  return {
    deliveries: {
      async mail(row) {
        // A row has the same Message-ID at each attempt, so that the recipient's mail server can drop the copy of a
        // mail that was sent twice after a crash.
        const messageId = `<${row.id}.${row.created_at.getTime()}@${hostOf(settings.MAIL_FROM)}>`
        const mail = renderMail(templates, row.payload as MailPayload)
        await transport.sendMail({
          from: settings.MAIL_FROM,
          to: { name: '', address: row.recipient },
          messageId,
          ...mail,
        })
      },
    },
    close: () => transport.close(),
  }
}

/**
 * The subject and text of a mail. Throws Undeliverable for an unknown template and for data that the template refuses:
 * another attempt would not help.
 */
export function renderMail(templates: MailTemplates, { template, language, data }: MailPayload): MailText {
  if (!Object.hasOwn(templates, template)) throw new Undeliverable(`There is no mail template ${template}.`)
  try {
    const mail = (templates[template] as MailTemplate)(data, language)
    return { ...mail, subject: mail.subject.replace(/\s+/g, ' ').trim() }
  } catch (error) {
    throw new Undeliverable(`The mail template ${template} refused its data: ${String(error)}`)
  }
}

function hostOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'vitrina.example'
}
