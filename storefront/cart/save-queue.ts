import { afterPaint } from '../ui/after-paint.ts'

/** After so long, carts that could not be loaded or saved are tried again. */
export const cartRetryMs = 5_000

/** Starts a timer; gives the function that cancels it. Tests replace it to see the delays. */
export type StartTimer = (act: () => void, ms: number) => () => void

export const startTimer: StartTimer = (act, ms) => {
  // The page first paints what a press has changed.
  if (ms === 0) return afterPaint(act)
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/**
 * When the cart of a branch is saved. One save of a branch runs at a time: of two responses that overtook each other the
 * older one would bring old quantities back.
 */
export interface SaveQueue {
  /** Saves a branch after a delay. A new delay replaces one that is running. */
  saveLater: (branchCode: number, ms: number) => void
  /** Saves these branches, and those whose save is running, now; resolves when all are done. */
  saveNow: (branchCodes: readonly number[]) => Promise<void>
  /** Runs `act` after a delay that is cancelled with the others; a second one replaces the first. */
  runLater: (act: () => void, ms: number) => void
  cancelDelays: () => void
  isSaving: () => boolean
}

interface Options {
  save: (branchCode: number) => Promise<void>
  /** Whether a branch has changes again when its running save ends. */
  hasChanges: (branchCode: number) => boolean
  timer: StartTimer
}

export function createSaveQueue({ save, hasChanges, timer }: Options): SaveQueue {
  const delays = new Map<number, () => void>()
  let other: (() => void) | undefined
  const running = new Map<number, Promise<void>>()

  function start(branchCode: number): Promise<void> {
    delays.get(branchCode)?.()
    const before = running.get(branchCode)
    const next = (
      before ? before.then(() => (hasChanges(branchCode) ? save(branchCode) : undefined)) : save(branchCode)
    ).finally(() => running.get(branchCode) === next && running.delete(branchCode))
    running.set(branchCode, next)
    return next
  }

  return {
    saveLater(branchCode, ms) {
      delays.get(branchCode)?.()
      delays.set(
        branchCode,
        timer(() => void start(branchCode), ms),
      )
    },
    async saveNow(branchCodes) {
      await Promise.all([...new Set([...branchCodes, ...running.keys()])].map(start))
    },
    runLater(act, ms) {
      other?.()
      other = timer(act, ms)
    },
    cancelDelays() {
      for (const cancel of delays.values()) cancel()
      delays.clear()
      other?.()
    },
    isSaving: () => running.size > 0,
  }
}
