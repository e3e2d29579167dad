import { setTimeout as sleep } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { Refused, refuse } from '#contract/refusals.ts'
import { type LimitedCaller, type Place, QueueFull, createLimiter } from '#server/platform/limiter.ts'

/** Argon2id, the library's default kind, with the cost that OWASP asks for: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Two hashes keep two cores busy for tens of milliseconds. One address has one of them at a time, so that whoever
// floods leaves the other free.
const queue = createLimiter({
  runningMax: 2,
  runningPerIpMax: 1,
  placesMax: 64,
  placesPerIpMax: 32,
  placesPerCallerMax: 8,
})

/** The hash of a password nobody knows: an account that does not exist takes as long to refuse as one that does. */
const unknownHash = '$argon2id$v=19$m=19456,t=2,p=1$nCsP2ZXg7YDn7b/rbW0rLw$LYYy23PbaSpI6Hl7vVI1KmXct5QA2NCDbckekb0N3LE'

/**
 * What may be done with passwords from a place in the queue. All of it refuses with 429 where the place had to be given
 * up.
 */
export interface Passwords {
  /** The hash to keep of a password. */
  hash(password: string): Promise<string>
  /**
   * Says that the caller's device is not known to the account that is asked for: the place is one of the address from
   * now on.
   */
  becomeStranger(): void
  /** Whether a password is the one of a hash; without a hash it takes the same time and never is. */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>
}

/**
 * Does work that is going to hash a password, from a place in the queue that is taken beforehand: what is too much is
 * refused with 429 before it has cost a look at the database. Every refusal with 429, of the work too, is held back for
 * a moment.
 */
export async function withPasswords<T>(caller: LimitedCaller, work: (passwords: Passwords) => Promise<T>): Promise<T> {
  try {
    const place = queue.enter(caller)
    try {
      return await work(passwordsFrom(place))
    } finally {
      place.leave()
    }
  } catch (error) {
    if (!(error instanceof QueueFull) && !isTooMany(error)) throw error
    await holdBack()
    if (error instanceof QueueFull) refuse('too-many-requests', { retryAfterSeconds: 2 })
    throw error
  }
}

const isTooMany = (error: unknown) => error instanceof Refused && error.refusal.code === 'too-many-requests'

// Whoever repeats at once what was refused would keep the process busy with refusals alone. So those take a moment, as
// long as few are held.
const refusalDelayMs = 250
const delayedMax = 1_000
let delayed = 0

async function holdBack(): Promise<void> {
  if (delayed >= delayedMax) return
  delayed += 1
  await sleep(refusalDelayMs).finally(() => (delayed -= 1))
}

/** The hash of a password that the store itself asks for: of demo accounts, of tests. */
export function hashPassword(password: string): Promise<string> {
  return withPasswords({ clientIp: 'the store itself' }, (passwords) => passwords.hash(password))
}

function passwordsFrom(place: Place): Passwords {
  return {
    becomeStranger: () => place.becomeStranger(),
    hash: (password) => place.run(() => hash(canonical(password), cost)),
    async verify(password, passwordHash) {
      const matches = await place.run(() => verify(passwordHash ?? unknownHash, canonical(password)).catch(() => false))
      return matches && passwordHash !== undefined
    },
  }
}

// The same letters can be typed as other code points: one keyboard composes an é, another sends e and an accent.
const canonical = (password: string) => password.normalize('NFKC')
