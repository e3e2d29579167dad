import { createTransport } from 'nodemailer'
import { type MessageTemplates, renderToSend } from './message-template.ts'
import type { Deliveries } from './outbox-sender.ts'
import type { Settings } from './settings.ts'

export interface MailText {
  subject: string
  text: string
  html: string
  /** Pictures that are sent with it; its HTML refers to them as `cid:…`. */
  pictures?: readonly MailPicture[]
}

/** A PNG picture that is sent with a mail. */
export interface MailPicture {
  contentId: string
  filename: string
  content: Buffer
}

export type MailTemplates = MessageTemplates<MailText>

/** The shop's logo as a picture that every mail program shows; undefined where the shop has none. */
export type MailLogo = () => Promise<Buffer | undefined>

/** The name under which the HTML of a mail refers to the logo that is sent with it. */
export const logoContentId = 'logo@store'

interface MailerParts {
  templates: MailTemplates
  logo: MailLogo
  clock: () => Date
}

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
  { templates, logo, clock }: MailerParts,
): Mailer | undefined {
  if (!settings.SMTP_URL) return undefined
  const transport = createTransport({ url: settings.SMTP_URL, pool: true, maxConnections: 5, ...waits })
  return {
    deliveries: {
      async mail(row) {
        // A row has the same Message-ID at each attempt, so that the recipient's mail server can drop the copy of a
        // mail that was sent twice after a crash.
        const messageId = `<${row.id}.${row.created_at.getTime()}@${hostOf(settings.MAIL_FROM)}>`
        const { pictures = [], ...mail } = renderToSend(templates, row, clock())
        const content = await logo()
        const shop = content ? [{ contentId: logoContentId, filename: 'logo.png', content }] : []
        await transport.sendMail({
          from: settings.MAIL_FROM,
          to: { name: '', address: row.recipient },
          messageId,
          ...mail,
          attachments: [...shop, ...pictures].map(({ contentId, ...file }) => ({
            ...file,
            cid: contentId,
            contentType: 'image/png',
            contentDisposition: 'inline' as const,
          })),
        })
      },
    },
    close: () => transport.close(),
  }
}

function hostOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'vitrina.example'
}
