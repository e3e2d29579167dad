import type pg from 'pg'
import { refuse } from '#contract/refusals.ts'
import { countAttempt, countOf, findWait, undoAttempt } from './limit-counts.ts'

/** At most `points` attempts within `seconds`; further ones are refused until these have passed. */
export interface Limit {
  name: string
  points: number
  seconds: number
  /** Whoever makes the last of these attempts waits as many seconds from then on. */
  locks?: boolean
}

/** A limit, and the caller or account that the attempt counts for. */
export type Spending = readonly [limit: Limit, who: string]

/** Limits at all of which an attempt counts. */
export type Way = readonly Spending[]

/**
 * Counts attempts in the database, so that the counts survive a restart and hold for all processes (ACCOUNT-9). It uses
 * the pool and not the request's transaction: an attempt counts even where the transaction is rolled back.
 */
export interface Limits {
  /** Counts one attempt of `who`; refuses with 429 and the seconds to wait when it was one too many. */
  spend(limit: Limit, who: string): Promise<void>
  /** Counts one attempt at each of several limits; where one refuses, at none of them. */
  spendAll(spendings: readonly Spending[]): Promise<void>
  /** Counts one attempt at all limits of the first way of which none refuses; refuses where there is no such way. */
  spendOneWay(ways: readonly Way[]): Promise<void>
  /** The same, but gives false where there is no such way. */
  trySpendOneWay(ways: readonly Way[]): Promise<boolean>
  /** Counts one attempt of `who`; false when it was one too many. */
  trySpend(limit: Limit, who: string): Promise<boolean>
  /** Refuses where `who` has no attempt left, without counting one. */
  check(limit: Limit, who: string): Promise<void>
  /** Whether `who` has no attempt left. */
  isSpent(limit: Limit, who: string): Promise<boolean>
  /** Undoes one counted attempt at each of several limits; those of them that are `cleared` have none counted any more. */
  refund(spendings: readonly Spending[], cleared?: readonly Spending[]): Promise<void>
}

export function createLimits(pool: pg.Pool): Limits {
  const attempt = async (ways: readonly Way[]) => {
    let waitMs = 0
    for (const way of ways) {
      const refusedForMs = await countAttempt(pool, way.map(countOfSpending))
      if (refusedForMs === undefined) return undefined
      waitMs = refusedForMs
    }
    return waitMs
  }
  const spendOneWay = async (ways: readonly Way[]) => refuseUntil(await attempt(ways))
  const trySpendOneWay = async (ways: readonly Way[]) => (await attempt(ways)) === undefined
  const waitOf = (limit: Limit, who: string) => findWait(pool, [countOf(limit, who)])
  return {
    spend: (limit, who) => spendOneWay([[[limit, who]]]),
    spendAll: (spendings) => spendOneWay([spendings]),
    spendOneWay,
    trySpendOneWay,
    trySpend: (limit, who) => trySpendOneWay([[[limit, who]]]),
    check: async (limit, who) => refuseUntil(await waitOf(limit, who)),
    isSpent: async (limit, who) => (await waitOf(limit, who)) !== undefined,
    refund: (spendings, cleared = []) => undoAttempt(pool, keysOf([...spendings, ...cleared]), keysOf(cleared)),
  }
}

const countOfSpending = ([limit, who]: Spending) => countOf(limit, who)
const keysOf = (spendings: readonly Spending[]) => spendings.map((spending) => countOfSpending(spending).key)

function refuseUntil(waitMs: number | undefined): void {
  if (waitMs !== undefined) refuse('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) })
}
