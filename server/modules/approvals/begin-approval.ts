import type { Ctx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import type { Tokens } from '#server/platform/session-tokens.ts'
import { insertApproval } from './repository.ts'

/** How long a device waits for the approval of its sign-in, in seconds. */
export const approvalSeconds = 600

/** What the device that wants to sign in is told. */
export interface BegunApproval {
  id: string
  /** For this device alone: with it the device gets its session. */
  secret: string
  /** For the customer, who writes them on the other device. */
  digits: string
}

/** Makes the secret and the digits of a sign-in that another device approves. */
export async function prepareBeginning({ newId, tokens }: PrepareCtx): Promise<BegunApproval> {
  const id = newId()
  return { id, secret: tokens.approval(id), digits: digitsOf(tokens, id) }
}

export async function beginApproval(
  { db, now, userAgent: device }: Ctx,
  { id }: BegunApproval,
  isRemembered: boolean,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + approvalSeconds * 1_000)
  await insertApproval(db, { id, device, isRemembered, now, expiresAt })
}

/** The six digits that match on both devices. */
export const digitsOf = (tokens: Tokens, id: string) => tokens.codeOf(`approval ${id}`)
