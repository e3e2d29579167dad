const randomBytes = 24
/** One character of each kind that the settings can require (ACCOUNT-13). */
const ofEachKind = 'aA1#'

/**
 * A password that nobody knows, for an account whose owner chooses one later: 192 random bits, and a character of each
 * kind that a store can require.
 */
export function randomPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') + ofEachKind
}
