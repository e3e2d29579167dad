import type { FieldErrors } from '#contract/field-errors.ts'
import type { signInMessages } from '../../messages/sign-in.ts'

type Missing = typeof signInMessages.en.nothingIn

/** The errors of a form's fields, where those of empty fields say what to write there. */
export function nameMissing(
  errors: FieldErrors,
  values: Readonly<Record<string, unknown>>,
  missing: Missing,
): FieldErrors {
  const named = Object.entries(errors).map(([name, error]) => {
    const isEmpty = typeof values[name] === 'string' && values[name].trim() === ''
    return [name, (isEmpty && missing[name as keyof Missing]) || error] as const
  })
  return Object.fromEntries(named)
}
