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
  cooldown?: { from: number; when: 'always' | 'busy' }
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

interface SharesState {
  /** The use of each share that calls run or wait in, by its name. */
  uses: Map<string, Use>
  /** How many refusals are delayed at present. */
  late: number
  isBusy: () => boolean
}

const cooldownFactor = 3
const cooldownMaxMs = 1_000
const lateMs = 1_000
/** How many refusals may be delayed at a time in the whole process; each holds a connection. */
const lateMax = 2_000

/**
 * Gives the shares of this process: they bound how many calls of one caller, one account or one product run at once. A
 * waiting call holds nothing, neither a connection nor a place in another share, so a call that waits for one product
 * delays no call for another.
 */
export function createShares(isBusy: () => boolean = createBusyGauge()): Shares {
  const state: SharesState = { uses: new Map(), late: 0, isBusy }
  return {
    async run(shares, work) {
      const full = tryToStart(state, shares)
      if (full) await wait(state, shares, full)
      const startedAt = performance.now()
      try {
        return await work()
      } finally {
        leaveAfterCooldown(state, shares, startedAt)
      }
    },
  }
}

function useOf({ uses }: SharesState, { name }: Pick<Share, 'name'>): Use {
  const known = uses.get(name)
  if (known) return known
  const use = { running: 0, waiting: 0, refused: 0, queue: [] }
  uses.set(name, use)
  return use
}

function removeUnused({ uses }: SharesState, { name }: Share): void {
  const use = uses.get(name)
  if (use && use.running === 0 && use.waiting === 0) uses.delete(name)
}

const isFull = ({ uses }: SharesState, { name, runningMax }: Share) => (uses.get(name)?.running ?? 0) >= runningMax

/** Takes a place in each of some shares; where one is full, takes none and gives the full one. */
function tryToStart(state: SharesState, shares: readonly Share[]): Share | undefined {
  const full = shares.find((share) => isFull(state, share))
  if (!full) for (const share of shares) useOf(state, share).running += 1
  return full
}

/** Resolves once the call has a place in each of its shares; rejects where too many calls wait or it waited too long. */
function wait(state: SharesState, shares: readonly Share[], full: Share): Promise<void> {
  const crowded = shares.find((share) => useOf(state, share).waiting >= share.waitingMax)
  if (crowded) return refuse(state, shares, crowded)
  for (const share of shares) useOf(state, share).waiting += 1
  return new Promise((start, failed) => {
    const waiting: Waiting = { shares, full, isOver: false, start: () => end(start) }
    const end = (finish: () => void) => {
      clearTimeout(timer)
      waiting.isOver = true
      for (const share of shares) {
        useOf(state, share).waiting -= 1
        removeUnused(state, share)
      }
      finish()
    }
    const timer = setTimeout(
      () => end(() => failed(new Refused(waiting.full.refusal))),
      Math.min(...shares.map(({ waitMs }) => waitMs)),
    )
    useOf(state, full).queue.push(waiting)
  })
}

async function refuse(
  state: SharesState,
  shares: readonly Share[],
  { name, refusal, promptRefusals = Infinity }: Share,
): Promise<never> {
  const use = useOf(state, { name })
  use.refused += 1
  const isLate = use.refused > promptRefusals && state.late < lateMax
  for (const share of shares) removeUnused(state, share)
  if (isLate) {
    state.late += 1
    await sleep(lateMs * (0.5 + Math.random()))
    state.late -= 1
  }
  throw new Refused(refusal)
}

/** Gives the places back, those of a share that cools down after its cooldown. */
function leaveAfterCooldown(state: SharesState, shares: readonly Share[], startedAt: number): void {
  const coolsDown = (share: Share) =>
    share.cooldown &&
    useOf(state, share).waiting >= share.cooldown.from &&
    (share.cooldown.when === 'always' || state.isBusy())
  const coolingDown = shares.filter(coolsDown)
  leave(
    state,
    shares.filter((share) => !coolingDown.includes(share)),
  )
  if (coolingDown.length > 0)
    setTimeout(
      () => leave(state, coolingDown),
      Math.min(cooldownMaxMs, (performance.now() - startedAt) * cooldownFactor),
    )
}

function leave(state: SharesState, shares: readonly Share[]): void {
  for (const share of shares) useOf(state, share).running -= 1
  for (const share of shares) startNext(state, share)
  for (const share of shares) removeUnused(state, share)
}

/** Starts the calls that wait for a share while it has places; a call whose other share is full waits for that one. */
function startNext(state: SharesState, share: Share): void {
  const { queue } = useOf(state, share)
  while (queue.length > 0 && !isFull(state, share)) {
    const next = queue.shift() as Waiting
    if (next.isOver) continue
    const full = tryToStart(state, next.shares)
    if (!full) next.start()
    else {
      next.full = full
      useOf(state, full).queue.push(next)
    }
  }
}
