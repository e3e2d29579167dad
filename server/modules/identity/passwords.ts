import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#contract/refusals.ts'

/** Argon2id, the library's default kind, with the cost that OWASP asks for: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Two hashes keep two cores busy for tens of milliseconds. What waits behind them is bounded, or a flood would take the memory.
const runningMax = 2
const waitingMax = 16

/** The hash of a password nobody knows: an account that does not exist takes as long to refuse as one that does. */
const unknownHash = '$argon2id$v=19$m=19456,t=2,p=1$nCsP2ZXg7YDn7b/rbW0rLw$LYYy23PbaSpI6Hl7vVI1KmXct5QA2NCDbckekb0N3LE'

/** The hash to keep of a password (D4). Refuses with 429 when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), cost))
}

/** Whether a password is the one of a hash; without a hash it takes the same time and never is. Refuses with 429 when too many wait. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? unknownHash, canonical(password)).catch(() => false))
  return matches && passwordHash !== undefined
}

// The same letters can be typed as other code points: one keyboard composes an é, another sends e and an accent.
const canonical = (password: string) => password.normalize('NFKC')

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < runningMax) running += 1
  else {
    if (waiting.length >= waitingMax) refuse('too-many-requests', { retryAfterSeconds: 2 })
    await new Promise<void>((turn) => waiting.push(turn)) // whoever finishes hands its place over
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
