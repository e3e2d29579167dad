import type { Refusal } from '../refusal.ts'

/** How many passkeys a customer may have at once (ACCOUNT-67). */
export const passkeysMax = 10
/** The longest name of a passkey, in characters. */
export const passkeyNameMax = 60
/** For how long a browser may answer a challenge, in minutes (ACCOUNT-68). */
export const passkeyChallengeMinutes = 5

/** Refuses one passkey more than a customer may have. */
export function refusalToAddPasskey(existing: number): Refusal<'passkeys-full', 'passkeysMax'> | undefined {
  if (existing >= passkeysMax) return { code: 'passkeys-full', passkeysMax }
}

/**
 * Whether a passkey's counter did not move on since its last use: somebody copied the key. Many authenticators do not
 * count, and always send zero.
 */
export function isCounterBehind(stored: number, presented: number): boolean {
  return (stored > 0 || presented > 0) && presented <= stored
}
