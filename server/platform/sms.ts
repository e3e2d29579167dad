import { type MessageTemplates, renderToSend } from './message-template.ts'
import { type Deliveries, Undeliverable } from './outbox-sender.ts'
import type { Settings } from './settings.ts'

/** Templates that give the text of a message. */
export type SmsTemplates = MessageTemplates<string>

type SmsSettings = Pick<Settings, 'SMS_GATEWAY_URL' | 'SMS_GATEWAY_TOKEN' | 'SMS_FROM'>

const gatewayMs = 15_000
/** The client errors after which another attempt may succeed: the gateway was slow, or it was called too often. */
const passing = [408, 429]

/**
 * Whether a text message reaches its reader: through the gateway, or in the developer mode at /dev/outbox. A customer is
 * offered codes by text message only where this is so (ACCOUNT-33).
 */
export function canSendSms({ SMS_GATEWAY_URL, DEV }: Pick<Settings, 'SMS_GATEWAY_URL' | 'DEV'>): boolean {
  return SMS_GATEWAY_URL !== undefined || DEV
}

/**
 * The delivery of text messages through the gateway of SMS_GATEWAY_URL; undefined without one. Then they stay in the
 * outbox for /dev/outbox.
 */
export function createSmsGateway(
  settings: SmsSettings,
  { templates, clock }: { templates: SmsTemplates; clock: () => Date },
): Deliveries | undefined {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token, SMS_FROM: from } = settings
  if (!url) return undefined
  return {
    async sms(row) {
      const text = renderToSend(templates, row, clock())
      // The same id at each attempt: a gateway can drop the copy of a message that was sent twice after a crash.
      const id = `${row.id}.${row.created_at.getTime()}`
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ to: `+${row.recipient}`, ...(from && { from }), text, id }),
        // A redirect would hand the token and the text to a server that no setting names.
        redirect: 'manual',
        signal: AbortSignal.timeout(gatewayMs),
      })
      // The status is all that counts. The body is not read: it may be endless, or repeat the text with its code.
      await response.body?.cancel()
      requireAccepted(response.status)
    },
  }
}

function requireAccepted(status: number): void {
  if (status >= 200 && status < 300) return
  if (status >= 400 && status < 500 && !passing.includes(status))
    throw new Undeliverable(`The gateway refused the message with ${status}.`)
  throw Object.assign(new Error(`The gateway responded with ${status}.`), { responseCode: status })
}
