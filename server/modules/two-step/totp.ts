import { generateSecret, generateURI, verifySync } from 'otplib'

/** How far the clock of a phone may be off, in seconds. */
const toleranceSeconds = 30

/** A new secret of an authenticator app, in base 32. */
export const newSecret = (): string => generateSecret()

/** The URI that an authenticator app reads from the QR code. */
export function uriOf(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return generateURI({ issuer, label, secret })
}

/**
 * The time step of the secret's code, where the answer is that code within the tolerance; undefined for a wrong answer.
 * Only the digits of the answer count.
 */
export function timeStepOf(secret: string, answer: string, now: Date): number | undefined {
  const token = answer.replaceAll(/\D/g, '')
  if (token.length !== 6) return undefined
  const epoch = Math.floor(now.getTime() / 1_000)
  const result = verifySync({ secret, token, epoch, epochTolerance: toleranceSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
