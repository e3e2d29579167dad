import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#contract/refusals.ts'
import type { Passwords } from '#server/platform/identity-service.ts'
import { type LimitedCaller, type Place, QueueFull, createLimiter } from '#server/platform/limiter.ts'

/** Argon2id, the library's default, with the cost that OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Two hashes occupy two cores for tens of milliseconds. One IP address hashes one password at a time, so that a flood
// from it leaves the other core free. A quarter of the places is left to devices that an account knows, however many
// addresses strangers have.
const queue = createLimiter({
  runningMax: 2,
  runningPerIpMax: 1,
  placesMax: 64,
  placesPerIpMax: 32,
  placesPerCallerMax: 8,
  placesOfStrangersMax: 48,
})

/**
 * The hash of an unknown password: the refusal for an account that does not exist takes as long as for one that does.
 */
const unknownHash = '$argon2id$v=19$m=19456,t=2,p=1$nCsP2ZXg7YDn7b/rbW0rLw$LYYy23PbaSpI6Hl7vVI1KmXct5QA2NCDbckekb0N3LE'

/**
 * Runs work that hashes a password, for the built-in identity service, from a place in the queue that is taken first:
 * callers beyond the limits are refused with 429 before any query to the database.
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
    if (error instanceof QueueFull) refuse('too-many-requests', { retryAfterSeconds: 2 })
    throw error
  }
}

/** The hash of a password that the store itself makes: for demo accounts and tests. */
export function hashPassword(password: string): Promise<string> {
  return withPasswords({ clientIp: 'the store itself' }, (passwords) => passwords.prepare(password))
}

function passwordsFrom(place: Place): Passwords {
  return {
    countAsUnknownDevice: () => place.countAsUnknownDevice(),
    prepare: (password) => place.run(() => hash(canonical(password), cost)),
    async check(password, account) {
      const passwordHash = account?.password_hash ?? unknownHash
      const matches = await place.run(() => verify(passwordHash, canonical(password)).catch(() => false))
      return matches && account !== undefined
    },
  }
}

// The same letter has several Unicode forms: one keyboard sends é as one code point, another as e and an accent.
const canonical = (password: string) => password.normalize('NFKC')
