import { createPersistedCodes } from './persisted-codes.ts'

// The maker's slug and the model, as the filter `fits` has them: `lumen/Aria 12`.
const devicePattern = /^[^/,]{1,60}\/[^,]{1,120}$/
const remembered = createPersistedCodes('phone', 1, devicePattern)

/** The shopper's phone, which lists of accessories offer as a filter; in this browser alone. */
export const myPhone = {
  /** The phone as the filter `fits` has it; undefined where none is known, and while the page hydrates. */
  use: (): string | undefined => remembered.use()[0],
  remember: (device: string): void => remembered.write([device]),
}
