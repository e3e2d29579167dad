import type * as z from 'zod/mini'
import type { FieldError } from '#contract/envelope.ts'
import { type Sentence, fieldMessage } from '#contract/field-messages.ts'
import type { Language } from '#contract/language.ts'

/** The input of a request does not match its schema; the edge responds with the field errors (422). */
export class InvalidInput extends Error {
  readonly errors: FieldError[]
  constructor(errors: FieldError[]) {
    super('invalid')
    this.errors = errors
  }
}

/** A field error that only the server can detect, such as a password that too many people use. */
export function invalidField(path: string, sentence: Sentence, language: Language): InvalidInput {
  return new InvalidInput([fieldErrorOf(path, sentence, language)])
}

export function fieldErrorOf(path: string, sentence: Sentence, language: Language): FieldError {
  return fieldErrorOfIssue(
    { code: 'custom', path: [path], message: sentence, params: { sentence } } as z.core.$ZodIssue,
    language,
  )
}

/** An error of the schema's check, with its sentence in the caller's language. */
export function fieldErrorOfIssue(issue: z.core.$ZodIssue, language: Language): FieldError {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  return { path: path.map(String).join('.'), message: fieldMessage(issue, language) }
}
