import type { Language } from '#contract/language.ts'
import type { Ctx } from './context.ts'

/** A mail that is not rendered yet: the template's name, the reader's language and the template's data. */
export interface MailRequest {
  to: string
  template: string
  language: Language
  data: Record<string, unknown>
}

/** The mail in an outbox row, without its recipient. */
export type MailPayload = Omit<MailRequest, 'to'>

const listeners = new Set<() => void>()

/**
 * Adds a mail to the outbox in the caller's transaction, so that it is sent only where that transaction commits. The
 * sender checks the outbox right after the commit (CHECKOUT-17).
 */
export async function enqueueMail(
  ctx: Pick<Ctx, 'db' | 'now' | 'afterCommit'>,
  { to, ...payload }: MailRequest,
): Promise<void> {
  await ctx.db
    .insertInto('outbox')
    .values({
      kind: 'mail',
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
