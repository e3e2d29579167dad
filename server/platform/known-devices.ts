import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { isSignatureOf, signatureOf } from './signature.ts'

/** How long a device stays known after its last sign-in: the longest life of a cookie in browsers. */
export const knownDeviceSeconds = 400 * 24 * 3600
const dayMs = 24 * 3600_000
const accountsMax = 5
const lengthMax = 700

/**
 * Reads and writes the proof that a device is known to an account: somebody signed in to the account on it before. The
 * proof grants no access. It only separates the owner's attempts to sign in from those of strangers.
 */
export interface KnownDevices {
  /** The name of the device as an account knows it; undefined where it does not. */
  deviceOf(proof: string | undefined, accountId: string, now: Date): string | undefined
  /** The names of the device as all accounts know it. */
  allDevices(proof: string | undefined, now: Date): string[]
  /** The account that knows the device; of several the one that was signed in to last. */
  anyAccount(proof: string | undefined, now: Date): string | undefined
  /** The proof with an account added in front; of the other accounts the last four remain. */
  remember(proof: string | undefined, accountId: string, now: Date): string
  /** The proof without an account, which gives the device another name once it is remembered again. */
  without(proof: string | undefined, accountId: string, now: Date): string
}

interface Entry {
  text: string
  accountId: string
  device: string
}

/** Gives the reader and writer of proofs. A proof is up to five times `account.device.day.signature`, joined by `~`. */
export function createKnownDevices(secret: string): KnownDevices {
  const key = createSecretKey(createHmac('sha256', secret).update('known-devices').digest())

  function read(proof: string | undefined, now: Date): Entry[] {
    if (!proof || proof.length > lengthMax) return []
    return proof
      .split('~')
      .slice(0, accountsMax)
      .flatMap((text) => {
        const [, body, accountId, device, day, signature] =
          /^(([0-9a-f-]{36})\.([\w-]{16})\.(\d{1,6}))\.([\w-]{43})$/.exec(text) ?? ([] as undefined[])
        if (!body || !accountId || !device || !signature) return []
        const age = now.getTime() - Number(day) * dayMs
        return age <= knownDeviceSeconds * 1000 && isSignatureOf(body, signature, key)
          ? [{ text, accountId, device }]
          : []
      })
  }

  const find = (proof: string | undefined, accountId: string, now: Date) =>
    read(proof, now).find((entry) => entry.accountId === accountId)
  const othersIn = (proof: string | undefined, accountId: string, now: Date) =>
    read(proof, now)
      .filter((entry) => entry.accountId !== accountId)
      .map(({ text }) => text)
  return {
    deviceOf: (proof, accountId, now) => find(proof, accountId, now)?.device,
    allDevices: (proof, now) => read(proof, now).map(({ device }) => device),
    anyAccount: (proof, now) => read(proof, now)[0]?.accountId,
    remember(proof, accountId, now) {
      const device = find(proof, accountId, now)?.device ?? randomBytes(12).toString('base64url')
      const body = `${accountId}.${device}.${Math.floor(now.getTime() / dayMs)}`
      const entries = [`${body}.${signatureOf(body, key)}`, ...othersIn(proof, accountId, now)]
      return entries.slice(0, accountsMax).join('~')
    },
    without: (proof, accountId, now) => othersIn(proof, accountId, now).join('~'),
  }
}
