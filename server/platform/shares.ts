import { setTimeout as sleep } from 'node:timers/promises'
import { type KnownRefusal, Refused } from '#contract/refusals.ts'
import { createBusyGauge } from './busy-gauge.ts'

/** A limit on the calls that have a caller, an account or a product in common. */
export interface Share {
  /** Calls with the same name share it. */
  name: string
  /** How many of them run at once. */
  runningMax: number
  /** How many may wait for these; further ones are refused at once. */
  waitingMax: number
  /** How long a call waits before it is refused as well, in milliseconds. */
  waitMs: number
  refusal: KnownRefusal
  /**
   * How many calls are refused at once, until the share has no calls left. Each further refusal is sent half a second
   * to one and a half later: a client that repeats refused calls at once would occupy the process with refusals alone.
   */
  promptRefusals?: number
  /**
   * From this many waiting calls on, a place stays unused after each call, three times as long as the call took:
   * always, or only while the process is busy, since many people behind one IP address may wait without any of them
   * calling too much.
   */
  rests?: { from: number; when: 'always' | 'busy' }
}

export interface Shares {
  /**
   * Runs work once all of its shares have a place for it at the same time. Refuses work that would wait too long, or
   * behind too many calls.
   */
  run<T>(shares: readonly Share[], work: () => Promise<T>): Promise<T>
}

interface Waiting {
  shares: readonly Share[]
  /** The share that was full when the call last tried to start. */
  full: Share
  start: () => void
  isOver: boolean
}

interface Use {
  running: number
  waiting: number
  refused: number
  /** The calls that found this share full, in order of arrival. They try again whenever a call leaves it. */
  queue: Waiting[]
}

const restTimes = 3
const restMaxMs = 1_000
const lateMs = 1_000
/** How many refusals may be delayed at a time in the whole process; each holds a connection. */
const lateMax = 2_000

/**
 * Gives the shares of this process: they bound how many calls of one caller, one account or one product run at once. A
 * waiting call holds nothing, neither a connection nor a place in another share, so a call that waits for one product
 * delays no call for another.
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

  /** Gives the places back, those of a resting share after their rest. */
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
