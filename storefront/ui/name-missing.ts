import type { FieldErrors } from '#contract/field-errors.ts'

/** The errors of a form's fields, where those of empty fields say what to write there. */
export function nameMissing(
  errors: FieldErrors,
  values: Readonly<Record<string, unknown>>,
  missing: Readonly<Record<string, string>>,
): FieldErrors {
  const named = Object.entries(errors).map(([name, error]) => {
    const isEmpty = typeof values[name] === 'string' && values[name].trim() === ''
    return [name, (isEmpty && missing[name]) || error] as const
  })
  return Object.fromEntries(named)
}
