import { setTimeout as sleep } from 'node:timers/promises'
import { type KnownRefusal, Refused } from '#contract/refusals.ts'
import { createBusyGauge } from './busy-gauge.ts'

/** A bound on the calls that have something in common: their caller, their account, a product. */
export interface Share {
  /** Calls with the same name share it. */
  name: string
  /** How many of them run at once. */
  runningMax: number
  /** How many may wait for these; further ones are refused at once. */
  waitingMax: number
  /** How long one waits before it is refused as well, in milliseconds. */
  waitMs: number
  refusal: KnownRefusal
  /**
   * How many are refused at once until none of the share's calls is left. Each further refusal is sent half a second to
   * one and a half later: a client that repeats refused calls at once would occupy the process with refusals alone.
   */
  promptRefusals?: number
  /**
   * From so many waiting calls on, a place rests before the next call gets it, three times as long as it was used: always,
   * or only while the process is busy, since many people behind one address may wait without any of them calling too
   * much.
   */
  rests?: { from: number; when: 'always' | 'busy' }
}

export interface Shares {
  /**
   * Runs work when all of its shares have a place for it at the same time. Refuses what would wait too long, or behind
   * too many.
   */
  run<T>(shares: readonly Share[], work: () => Promise<T>): Promise<T>
}

interface Waiting {
  shares: readonly Share[]
  /** The one that was full when it last tried to start. */
  full: Share
  start: () => void
  isOver: boolean
}

interface Use {
  running: number
  waiting: number
  refused: number
  /** Who found this share full. They try again as others leave it, in the order in which they came to it. */
  queue: Waiting[]
}

const restTimes = 3
const restMaxMs = 1_000
const lateMs = 1_000
/** Connections that wait for a refusal, in the whole process. */
const lateMax = 2_000

/**
 * Bounds what one caller, one account or one product may use of this process. Nobody holds anything while waiting,
 * neither a connection nor a place in another share: what waits for one product hinders no other.
 */
export function createShares(isBusy: () => boolean = createBusyGauge()): Shares {
  const uses = new Map<string, Use>()
  let late = 0
  const useOf = ({ name }: Pick<Share, 'name'>): Use => {
    const known = uses.get(name)
    if (known) return known
    const use = { running: 0, waiting: 0, refused: 0, queue: [] }
    uses.set(name, use)
    return use
  }
  const removeUnused = ({ name }: Share) => {
    const use = uses.get(name)
    if (use && use.running === 0 && use.waiting === 0) uses.delete(name)
  }
  const isFull = (share: Share) => (uses.get(share.name)?.running ?? 0) >= share.runningMax

  function tryToStart(shares: readonly Share[]): Share | undefined {
    const full = shares.find(isFull)
    if (!full) for (const share of shares) useOf(share).running += 1
    return full
  }

  async function refuse(shares: readonly Share[], { name, refusal, promptRefusals = Infinity }: Share): Promise<never> {
    const use = useOf({ name })
    use.refused += 1
    const isLate = use.refused > promptRefusals && late < lateMax
    for (const share of shares) removeUnused(share)
    if (isLate) {
      late += 1
      await sleep(lateMs * (0.5 + Math.random()))
      late -= 1
    }
    throw new Refused(refusal)
  }

  function wait(shares: readonly Share[], full: Share): Promise<void> {
    const crowded = shares.find((share) => useOf(share).waiting >= share.waitingMax)
    if (crowded) return refuse(shares, crowded)
    for (const share of shares) useOf(share).waiting += 1
    return new Promise((start, failed) => {
      const waiting: Waiting = { shares, full, isOver: false, start: () => end(start) }
      const end = (finish: () => void) => {
        clearTimeout(timer)
        waiting.isOver = true
        for (const share of shares) {
          useOf(share).waiting -= 1
          removeUnused(share)
        }
        finish()
      }
      const timer = setTimeout(
        () => end(() => failed(new Refused(waiting.full.refusal))),
        Math.min(...shares.map(({ waitMs }) => waitMs)),
      )
      useOf(full).queue.push(waiting)
    })
  }

  /** Gives the places back, those that rest a while later. */
  function leaveRested(shares: readonly Share[], startedAt: number): void {
    const resting = shares.filter(
      (share) => share.rests && useOf(share).waiting >= share.rests.from && (share.rests.when === 'always' || isBusy()),
    )
    leave(shares.filter((share) => !resting.includes(share)))
    if (resting.length > 0)
      setTimeout(() => leave(resting), Math.min(restMaxMs, (performance.now() - startedAt) * restTimes))
  }

  function leave(shares: readonly Share[]): void {
    for (const share of shares) useOf(share).running -= 1
    for (const share of shares) startNext(share)
    for (const share of shares) removeUnused(share)
  }

  function startNext(share: Share): void {
    const { queue } = useOf(share)
    while (queue.length > 0 && !isFull(share)) {
      const next = queue.shift() as Waiting
      if (next.isOver) continue
      const full = tryToStart(next.shares)
      if (!full) next.start()
      else {
        next.full = full
        useOf(full).queue.push(next)
      }
    }
  }

  return {
    async run(shares, work) {
      const full = tryToStart(shares)
      if (full) await wait(shares, full)
      const startedAt = performance.now()
      try {
        return await work()
      } finally {
        leaveRested(shares, startedAt)
      }
    },
  }
}
