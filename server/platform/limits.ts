import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '#contract/refusals.ts'
import { clockSkewMs } from './clock-skew.ts'

/**
 * At most `points` attempts within `seconds`; further ones are refused for `blockSeconds`, or until the window ends.
 */
export interface Limit {
  name: string
  points: number
  seconds: number
  blockSeconds?: number
}

/** A limit, and the caller or account that the attempt counts for. */
export type Spending = readonly [limit: Limit, who: string]

/**
 * Counts attempts in the database, so that the counts survive a restart and hold for all processes (ACCOUNT-9). It uses
 * the pool and not the request's transaction: an attempt counts even where the transaction is rolled back.
 */
export interface Limits {
  /** Counts one attempt of `who`; refuses with 429 and the seconds to wait when it was one too many. */
  spend(limit: Limit, who: string): Promise<void>
  /**
   * Counts one attempt of `who` at each of several limits; where one refuses, the counts of those before it are undone.
   */
  spendAll(spendings: readonly Spending[]): Promise<void>
  /** The same, but gives false where one of them refuses. */
  trySpendAll(spendings: readonly Spending[]): Promise<boolean>
  /** Counts one attempt of `who`; false when it was one too many. */
  trySpend(limit: Limit, who: string): Promise<boolean>
  /** Refuses where `who` has no attempt left, without counting one. */
  check(limit: Limit, who: string): Promise<void>
  /** Whether `who` has no attempt left. */
  isSpent(limit: Limit, who: string): Promise<boolean>
  /** Undoes one counted attempt of `who`. */
  refund(limit: Limit, who: string): Promise<void>
  /** Resets the attempts of `who` to none. */
  forgive(limit: Limit, who: string): Promise<void>
}

export function createLimits(pool: pg.Pool): Limits {
  const counters = new Map<string, Counter>()
  const counterOf = (limit: Limit): Counter => {
    const counter = counters.get(limit.name) ?? createCounter(pool, limit)
    counters.set(limit.name, counter)
    return counter
  }
  const attemptAll = async (spendings: readonly Spending[]) => {
    for (const [index, [limit, who]] of spendings.entries()) {
      const refusal = await counterOf(limit).attempt(who)
      if (!refusal) continue
      for (const [spent, whose] of spendings.slice(0, index)) await counterOf(spent).refund(whose)
      return refusal
    }
    return undefined
  }
  return {
    async spend(limit, who) {
      const refusal = await counterOf(limit).attempt(who)
      if (refusal) tooMany(refusal)
    },
    async spendAll(spendings) {
      const refusal = await attemptAll(spendings)
      if (refusal) tooMany(refusal)
    },
    async trySpendAll(spendings) {
      return (await attemptAll(spendings)) === undefined
    },
    async trySpend(limit, who) {
      return (await counterOf(limit).attempt(who)) === undefined
    },
    async check(limit, who) {
      const spent = await counterOf(limit).findSpent(who)
      if (spent) tooMany(spent)
    },
    async isSpent(limit, who) {
      return (await counterOf(limit).findSpent(who)) !== undefined
    },
    refund: (limit, who) => counterOf(limit).refund(who),
    forgive: (limit, who) => counterOf(limit).reset(who),
  }
}

/** The counted attempts of one limit. */
interface Counter {
  /** Counts one attempt; gives the refusal where it was one too many. */
  attempt(who: string): Promise<RateLimiterRes | undefined>
  /** The state of the count where no attempt is left, else undefined. */
  findSpent(who: string): Promise<RateLimiterRes | undefined>
  refund(who: string): Promise<void>
  reset(who: string): Promise<void>
}

function createCounter(pool: pg.Pool, limit: Limit): Counter {
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
  return {
    async attempt(who) {
      const refusal = await consume(limiter, who)
      if (!refusal || !endsTooLate(limit, refusal)) return refusal
      await limiter.delete(hashed(who))
      return consume(limiter, who)
    },
    async findSpent(who) {
      const state = await limiter.get(hashed(who))
      const isSpent = state && state.remainingPoints <= 0 && state.msBeforeNext > 0 && !endsTooLate(limit, state)
      return isSpent ? state : undefined
    },
    async refund(who) {
      await limiter.reward(hashed(who), 1)
    },
    async reset(who) {
      await limiter.delete(hashed(who))
    },
  }
}

/** Counts one attempt. Where it was one too many, the library rejects with the state of the count: this returns it. */
async function consume(limiter: RateLimiterPostgres, who: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(hashed(who))
    return undefined
  } catch (reason) {
    if (reason instanceof Error) throw reason
    return reason as RateLimiterRes
  }
}

/**
 * Whether a window ends later than one that begins now could: it was written while the clock was ahead, and would block
 * the caller until then.
 */
function endsTooLate({ seconds, blockSeconds = 0 }: Limit, { msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > Math.max(seconds, blockSeconds) * 1_000 + clockSkewMs
}

// IP addresses and e-mails are personal data: the table holds only their hashes.
function hashed(who: string): string {
  return createHash('sha256').update(who).digest('base64url')
}

function tooMany(reason: RateLimiterRes): never {
  refuse('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
}
