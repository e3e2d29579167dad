import type { Limit, Spending } from '#server/platform/limits.ts'

const quarter = 15 * 60
const hour = 4 * quarter

/**
 * Ten failures lock an account for one address (ACCOUNT-10); a known device's are counted apart from those of strangers
 * behind the same address.
 */
const failures: Limit = { name: 'sign-in-failures', points: 10, seconds: quarter, blockSeconds: quarter }
/** Wrong passwords for one account from devices that it does not know, wherever they are (ACCOUNT-10). */
const strangers: Limit = { name: 'sign-in-strangers', points: 5, seconds: quarter }
/** Wrong passwords for one account from one device that it knows (ACCOUNT-10). */
const knownDevice: Limit = { name: 'sign-in-known-device', points: 20, seconds: hour }
/**
 * Wrong passwords and unknown names from devices behind one address that the accounts do not know. Ends the trying out
 * of leaked passwords.
 */
export const addressFailures: Limit = { name: 'sign-in-address', points: 100, seconds: quarter }

/** How often one address may learn that an e-mail is not registered (ACCOUNT-11). */
export const unknownNames: Limit = { name: 'sign-in-unknown', points: 20, seconds: hour }

interface Attempt {
  /** The account, or the name where there is none. */
  who: string
  address: string
  /** The device, where the account knows it. */
  device: string | undefined
}

/** The limits that an attempt to sign in counts at until its password turned out to be right. */
export function attemptsOf({ who, address, device }: Attempt): { pair: Spending; others: readonly Spending[] } {
  const pair: Spending = [failures, [who, address, ...(device ? [device] : [])].join(' ')]
  if (device) return { pair, others: [[knownDevice, `${who} ${device}`]] }
  return {
    pair,
    others: [
      [addressFailures, address],
      [strangers, who],
    ],
  }
}
