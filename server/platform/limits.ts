import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '#contract/refusals.ts'

/** At most `points` within `seconds`; further ones are refused for `blockSeconds`, or until the window ends. */
export interface Limit {
  name: string
  points: number
  seconds: number
  blockSeconds?: number
}

/** A limit and whose attempt counts there. */
export type Spending = readonly [limit: Limit, who: string]

/**
 * Counts attempts in the database, so that they outlive a restart and hold for all processes (ACCOUNT-9). It uses the pool and
 * not the request's transaction: an attempt counts even where that is rolled back.
 */
export interface Limits {
  /** Counts one attempt of `who`; refuses with 429 and the seconds to wait when it was one too many. */
  spend(limit: Limit, who: string): Promise<void>
  /** Counts one attempt of `who` at each of some limits; where one refuses, those before it take it back. */
  spendAll(spendings: readonly Spending[]): Promise<void>
  /** Counts one attempt of `who`; false when it was one too many. */
  trySpend(limit: Limit, who: string): Promise<boolean>
  /** Refuses when `who` has no attempt left, without counting one. */
  check(limit: Limit, who: string): Promise<void>
  /** Whether `who` has no attempt left. */
  isSpent(limit: Limit, who: string): Promise<boolean>
  /** Takes one attempt of `who` back, as it was not one after all. */
  refund(limit: Limit, who: string): Promise<void>
  /** Resets the attempts of `who` to none. */
  forgive(limit: Limit, who: string): Promise<void>
}

export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (limit: Limit) => {
    const known = limiters.get(limit.name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      blockDuration: limit.blockSeconds ?? 0,
    })
    limiters.set(limit.name, limiter)
    return limiter
  }
  const consume = async (limit: Limit, who: string): Promise<RateLimiterRes | undefined> =>
    limiterOf(limit)
      .consume(hashed(who))
      .then(
        () => undefined,
        (reason: RateLimiterRes | Error) => {
          if (reason instanceof Error) throw reason
          return reason
        },
      )
  /** The refusal of an attempt that was one too many. */
  const attempt = async (limit: Limit, who: string): Promise<RateLimiterRes | undefined> => {
    const refusal = await consume(limit, who)
    if (!refusal || !endsTooLate(limit, refusal)) return refusal
    await limiterOf(limit).delete(hashed(who))
    return consume(limit, who)
  }
  const findSpent = async (limit: Limit, who: string): Promise<RateLimiterRes | undefined> => {
    const state = await limiterOf(limit).get(hashed(who))
    return state && state.remainingPoints <= 0 && state.msBeforeNext > 0 && !endsTooLate(limit, state)
      ? state
      : undefined
  }
  const refund = async (limit: Limit, who: string): Promise<void> => {
    await limiterOf(limit).reward(hashed(who), 1)
  }
  return {
    async spend(limit, who) {
      const refusal = await attempt(limit, who)
      if (refusal) tooMany(refusal)
    },
    async spendAll(spendings) {
      for (const [index, [limit, who]] of spendings.entries()) {
        const refusal = await attempt(limit, who)
        if (!refusal) continue
        for (const [spent, whose] of spendings.slice(0, index)) await refund(spent, whose)
        tooMany(refusal)
      }
    },
    async trySpend(limit, who) {
      return (await attempt(limit, who)) === undefined
    },
    async check(limit, who) {
      const spent = await findSpent(limit, who)
      if (spent) tooMany(spent)
    },
    async isSpent(limit, who) {
      return (await findSpent(limit, who)) !== undefined
    },
    refund,
    async forgive(limit, who) {
      await limiterOf(limit).delete(hashed(who))
    },
  }
}

/** How far the clocks of two machines may be apart. */
const skewMs = 60_000

/**
 * Whether a window ends later than one that begins now could: it was written while the clock was ahead, and would lock
 * somebody out until then.
 */
function endsTooLate({ seconds, blockSeconds = 0 }: Limit, { msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > Math.max(seconds, blockSeconds) * 1_000 + skewMs
}

// Addresses and e-mails are personal data: the table holds their hashes only.
function hashed(who: string): string {
  return createHash('sha256').update(who).digest('base64url')
}

function tooMany(reason: RateLimiterRes): never {
  refuse('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
}
