import type { Language } from '#contract/language.ts'
import type { MessagePayload } from './outbox.ts'
import type { ClaimedRow } from './outbox-rows.ts'
import { Undeliverable } from './outbox-sender.ts'

/** Makes a message of one kind, such as a mail or a text message, from its data. */
export interface MessageTemplate<Message> {
  /** Throws where the data does not match the template. */
  render(data: Record<string, unknown>, language: Language): Message
  /** How long after it was enqueued the message is of use; without it, for ever. */
  validMinutes?: number
}

/** Templates by the name that an outbox row stores. */
export type MessageTemplates<Message> = Record<string, MessageTemplate<Message>>

/**
 * The message of an outbox row. Throws Undeliverable for an unknown template and for data that the template refuses:
 * another attempt would not help.
 */
export function renderMessage<Message>(
  templates: MessageTemplates<Message>,
  { template, language, data }: MessagePayload,
): Message {
  if (!Object.hasOwn(templates, template)) throw new Undeliverable(`There is no template ${template}.`)
  try {
    return (templates[template] as MessageTemplate<Message>).render(data, language)
  } catch (error) {
    throw new Undeliverable(`The template ${template} refused its data: ${String(error)}`)
  }
}

/**
 * The message of a row that is about to be sent. Throws Undeliverable as `renderMessage` does, and for a message that is
 * of no use any more, such as a code that has expired while the mail server was away.
 */
export function renderToSend<Message>(templates: MessageTemplates<Message>, row: ClaimedRow, now: Date): Message {
  const payload = row.payload as MessagePayload
  const message = renderMessage(templates, payload)
  const { validMinutes } = templates[payload.template] as MessageTemplate<Message>
  if (validMinutes !== undefined && now.getTime() - row.created_at.getTime() >= validMinutes * 60_000)
    throw new Undeliverable(`It was of use for ${validMinutes} minutes only.`)
  return message
}
