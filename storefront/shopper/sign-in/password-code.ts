import { CallFailed } from '#contract/client.ts'
import { forgotPassword, resendCode } from '#contract/sign-in.ts'
import { codeMinutes } from '#domain/identity/code-purposes.ts'
import { browserClient } from '../browser-client.ts'
import type { SentCode } from './steps.ts'

/** Has a code for a new password sent to an e-mail. */
export async function sendPasswordCode(email: string): Promise<SentCode> {
  const { expires_in, ...sent } = await browserClient.call(forgotPassword, { email })
  return { ...sent, validUntil: Date.now() + expires_in * 1_000 }
}

/**
 * Has another code sent. The earlier ones stay valid, since the first mail may arrive last; where their session is over,
 * a new one begins.
 */
export async function sendPasswordCodeAgain(email: string, sent: SentCode): Promise<SentCode> {
  try {
    await browserClient.call(resendCode, { session: sent.session })
    return renewed(sent)
  } catch (error) {
    if (error instanceof CallFailed && error.reason === 'sign-in-over') return sendPasswordCode(email)
    throw error
  }
}

/** The code that was sent in place of another one just now. */
export const renewed = (sent: SentCode): SentCode => ({ ...sent, validUntil: Date.now() + codeMinutes * 60_000 })
