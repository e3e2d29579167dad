import { CallFailed } from '#contract/client.ts'
import type { passkeysMessages } from '../../../messages/passkeys.ts'

/** The customer closed the browser's dialog, or it found no authenticator. */
export class Canceled extends Error {}

/** What the form says about a failure: why no passkey was made, or the store's sentence. */
export function failureText(error: unknown, messages: typeof passkeysMessages.en): string {
  if (error instanceof Canceled) return messages.canceled
  // The browser's name for a device that has one of the keys that the store excludes.
  if (error instanceof Error && error.name === 'InvalidStateError') return messages.existing
  if (!(error instanceof CallFailed)) return messages.unexpected
  if (error.reason === 'network') return messages.network
  return error.httpStatus >= 500 || !error.message ? messages.unexpected : error.message
}
