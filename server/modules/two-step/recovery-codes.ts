import { createHash, randomInt } from 'node:crypto'

const codesCount = 10
const lettersOfCode = 24
/** Codes had so many letters before; an account's stay valid until it makes new ones. */
const lettersBefore = 12
const groupLength = 4
/** Letters and digits that nobody takes for another: without 0, 1, I, L, O and U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten new recovery codes such as `7QK2-M9TD-XR4H-93PV-WC6N-EJ8Y`, to be shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesCount }, newRecoveryCode)
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: lettersOfCode }, () => alphabet[randomInt(alphabet.length)] as string)
  return letters.map((letter, at) => (at > 0 && at % groupLength === 0 ? `-${letter}` : letter)).join('')
}

/**
 * The hash of a recovery code; undefined for a text that is none. A code has 117 random bits, so that a plain hash is
 * enough, and one that needs no secret of the store: recovery codes remain valid where that secret is replaced.
 */
export function recoveryHashOf(customerId: string, answer: string): string | undefined {
  const letters = answer.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  if (letters.length !== lettersOfCode && letters.length !== lettersBefore) return undefined
  return createHash('sha256').update(`${customerId}.${letters}`).digest('base64url')
}
