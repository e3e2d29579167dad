import type { FieldError } from './envelope.ts'

/** The error of each invalid field, by its name. */
export type FieldErrors = Record<string, string>

/** The first error of each field, from the errors of a 422 response. */
export function toFieldErrors(errors: readonly FieldError[]): FieldErrors {
  const first: FieldErrors = {}
  for (const { path, message } of errors) first[path] ??= message
  return first
}
