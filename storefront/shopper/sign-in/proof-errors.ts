import type { FieldErrors } from '#contract/field-errors.ts'
import { CallFailed } from '#contract/client.ts'

/** The error of the field that a refused proof is about: the password, or the second factor; undefined for none. */
export function proofErrors(error: unknown): FieldErrors | undefined {
  if (!(error instanceof CallFailed)) return undefined
  const { reason, message } = error
  if (reason === 'wrong-current-password') return { password: message }
  return reason.startsWith('code-') && reason !== 'code-attempts-exceeded' ? { code: message } : undefined
}

/** Whether the password was right and the account has a second factor, which the proof needs as well. */
export const needsFactor = (error: unknown): boolean => error instanceof CallFailed && error.reason === 'code-needed'
