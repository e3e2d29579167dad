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
  const issue = { code: 'custom', path: [path], message: sentence, params: { sentence } } as z.core.$ZodIssue
  return { path, message: fieldMessage(issue, language) }
}

/** The errors of one issue of the schema's check, with their sentence in the caller's language: each unknown field has one. */
export function fieldErrorsOfIssue(issue: z.core.$ZodIssue, language: Language): FieldError[] {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  const message = fieldMessage(issue, language)
  return paths.map((path) => ({ path: path.map(String).join('.'), message }))
}
