import type { FieldErrors } from '#contract/field-errors.ts'
import { CallFailed } from '#contract/client.ts'
import type { signInMessages } from '../../messages/sign-in.ts'
import { ownSentence } from './own-sentence.ts'

/** The error of the field that a refused proof is about: the password, or the second factor; undefined for none. */
export function proofErrors(error: unknown, messages: typeof signInMessages.en): FieldErrors | undefined {
  if (!(error instanceof CallFailed)) return undefined
  const { reason } = error
  const message = ownSentence(reason, messages) ?? error.message
  if (reason === 'wrong-current-password') return { password: message }
  return reason.startsWith('code-') && reason !== 'code-attempts-exceeded' ? { code: message } : undefined
}

/** Whether the password was right and the account has a second factor, which the proof needs as well. */
export const needsFactor = (error: unknown): boolean => error instanceof CallFailed && error.reason === 'code-needed'
