import type { Language } from '#contract/language.ts'
import type { Ctx } from './context.ts'

/** A message that is not rendered yet: the template's name, the reader's language and the template's data. */
export interface MessageRequest {
  /** An e-mail address, or the digits of a phone number with its country code. */
  to: string
  template: string
  language: Language
  data: Record<string, unknown>
}

/** The message in an outbox row, without its recipient. */
export type MessagePayload = Omit<MessageRequest, 'to'>

export const messageKinds = ['mail', 'sms'] as const
export type MessageKind = (typeof messageKinds)[number]

/** What a message is enqueued with. */
export type Enqueueing = Pick<Ctx, 'db' | 'now' | 'afterCommit'>

const listeners = new Set<() => void>()

/**
 * Adds a message to the outbox in the caller's transaction, so that it is sent only where that transaction commits. The
 * sender checks the outbox right after the commit (CHECKOUT-17). Use cases call `enqueueMail` and `enqueueSms` of
 * `server/messages/enqueue.ts`, which know the data of each template.
 */
export async function enqueueMessage(
  ctx: Enqueueing,
  kind: MessageKind,
  { to, ...payload }: MessageRequest,
): Promise<void> {
  await ctx.db
    .insertInto('outbox')
    .values({
      kind,
      recipient: to,
      payload: JSON.stringify(payload),
      created_at: ctx.now,
      next_attempt_at: ctx.now,
    })
    .execute()
  ctx.afterCommit(() => {
    for (const listener of listeners) listener()
  })
}

/** Calls back after each commit of this process that added to the outbox; gives the function that ends this. */
export function onOutboxFilled(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
