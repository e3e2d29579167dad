import * as z from 'zod/mini'
import type { FieldError } from './envelope.ts'
import { fieldMessage } from './field-messages.ts'
import type { Language } from './language.ts'

/** Why fields did not pass, by their name. */
export type FieldErrors = Record<string, string>

/**
 * What the contract's own schema says against a form, before it is sent: the first reason of each field, in the page's
 * language.
 */
export function checkFields(schema: z.ZodMiniType, values: Record<string, unknown>, language: Language): FieldErrors {
  const { error } = z.safeParse(schema, values)
  return toFieldErrors(
    (error?.issues ?? []).map((issue) => {
      const path = issue.path.join('.')
      // Nothing typed is said as such, not as a wrong e-mail or phone.
      const reason = values[path] === '' ? ({ code: 'invalid_type', path: issue.path } as z.core.$ZodIssue) : issue
      return { path, message: fieldMessage(reason, language) }
    }),
  )
}

/** The first reason of each field, from a list such as the answer 422 carries. */
export function toFieldErrors(errors: readonly FieldError[]): FieldErrors {
  const first: FieldErrors = {}
  for (const { path, message } of errors) first[path] ??= message
  return first
}
