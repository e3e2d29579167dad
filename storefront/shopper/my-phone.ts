import { deviceKeyPattern } from '#domain/products/device-key.ts'
import { createPersistedCodes } from './persisted-codes.ts'
import { onSignOut } from './sign-out.ts'

const remembered = createPersistedCodes('phone', 1, deviceKeyPattern)

/** The shopper's phone, which lists of accessories offer as a filter: in this browser, and in the account (SEARCH-24). */
export const myPhone = {
  read: (): string | undefined => remembered.read()[0],
  /** Stores the phone in this browser; undefined removes it. */
  write: (device: string | undefined): void => remembered.write(device ? [device] : []),
  /** The phone as the filter `fits` has it; undefined where none is known, and while the page hydrates. */
  use: (): string | undefined => remembered.use()[0],
}

// The phone is the account's: whoever uses the browser next sees none (ACCOUNT-88).
onSignOut({ ended: () => myPhone.write(undefined) })
