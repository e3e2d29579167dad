import * as z from 'zod/mini'
import { type FieldErrors, toFieldErrors } from './field-errors.ts'
import { fieldMessage } from './field-messages.ts'
import type { Language } from './language.ts'

/** Validates a form with the contract's schema before it is sent: the first error of each field, in the page's language. */
export function checkFields(schema: z.ZodMiniType, values: Record<string, unknown>, language: Language): FieldErrors {
  const { error } = z.safeParse(schema, values)
  return toFieldErrors(
    (error?.issues ?? []).map((issue) => {
      const path = issue.path.join('.')
      // An empty field is reported as required, not as an invalid e-mail or phone; but one of several may be empty.
      const isOfSeveral = issue.code === 'custom' && issue.params?.['isOfSeveralFields'] === true
      const reason =
        values[path] === '' && !isOfSeveral ? ({ code: 'invalid_type', path: issue.path } as z.core.$ZodIssue) : issue
      return { path, message: fieldMessage(reason, language) }
    }),
  )
}
