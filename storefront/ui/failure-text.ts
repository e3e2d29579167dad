import { CallFailed } from '#contract/client.ts'
import type { formMessages } from '../messages/form.ts'

/** The sentence for a failed call that a form sent: the store's own, or that it could not be reached. */
export function failureText(error: unknown, messages: typeof formMessages.en): string {
  if (!(error instanceof CallFailed) || error.reason === 'network') return messages.connection
  return error.message || messages.unexpected
}
