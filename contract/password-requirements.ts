import * as z from 'zod/mini'
import { type PasswordRequirements, brokenPasswordRules, passwordClasses } from '#domain/identity/password.ts'
import { fieldMessage } from './field-messages.ts'
import type { Language } from './language.ts'

/** What the store requires of a new password. The longest has 128 characters. */
export const passwordRequirements = z.object({
  minimum_length: z.int(),
  /** The kinds of characters of which it has to have one each. */
  required: z.array(z.enum(passwordClasses)),
})

/** The error of a new password that breaks a rule of the store; undefined for one that may be used. */
export function newPasswordError(
  password: string,
  requirements: PasswordRequirements,
  language: Language,
): string | undefined {
  if (brokenPasswordRules(password, requirements).length === 0) return undefined
  return fieldMessage({ code: 'custom', path: [], message: '', params: { sentence: 'password' } } as never, language)
}
