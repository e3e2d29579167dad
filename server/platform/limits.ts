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

/**
 * Counts attempts in the database, so that neither a restart nor a second process forgets them (D4). It uses the pool of its own
 * accord: an attempt counts even where the request's transaction is rolled back.
 */
export interface Limits {
  /** Counts one attempt of `who`; refuses with 429 and the seconds to wait when it was one too many. */
  spend(limit: Limit, who: string): Promise<void>
  /** Refuses when `who` has no attempt left, without counting one. */
  check(limit: Limit, who: string): Promise<void>
  /** Takes one attempt of `who` back: it turned out to be none. */
  refund(limit: Limit, who: string): Promise<void>
  /** Forgets the attempts of `who`. */
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
  return {
    async spend(limit, who) {
      await limiterOf(limit).consume(hashed(who)).catch(tooMany)
    },
    async check(limit, who) {
      const state = await limiterOf(limit).get(hashed(who))
      if (state && state.remainingPoints <= 0 && state.msBeforeNext > 0) tooMany(state)
    },
    async refund(limit, who) {
      await limiterOf(limit).reward(hashed(who), 1)
    },
    async forgive(limit, who) {
      await limiterOf(limit).delete(hashed(who))
    },
  }
}

// Addresses and e-mails are personal data: the table holds their hashes only.
function hashed(who: string): string {
  return createHash('sha256').update(who).digest('base64url')
}

function tooMany(reason: RateLimiterRes | Error): never {
  if (reason instanceof Error) throw reason
  refuse('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
}
