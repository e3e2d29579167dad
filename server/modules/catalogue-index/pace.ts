import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** How a long reading shares the process with requests. */
export interface Pace {
  /** How many rows are read from the database at once, as a share of what is read where requests wait for them. */
  share: number
  /** Runs steps of less than a millisecond each; between them the process serves requests. */
  run: (steps: Iterable<unknown>) => Promise<void>
}

/** For what requests wait for: the process serves others every few milliseconds. */
export const fastPace: Pace = {
  share: 1,
  run: (steps) => runWithRests(steps, { workMs: 8, rest: () => setImmediate() }),
}

const restTimes = 4
const restMaxMs = 40

/**
 * For what is read behind an index that serves lists: four fifths of the time are the shoppers', until the rests of all runs
 * amount to `restsMs`.
 */
export function gentlePace(restsMs = Infinity, restFor: (ms: number) => Promise<unknown> = restUnwatched): Pace {
  let left = restsMs
  const rest = (worked: number) => {
    const ms = Math.min(restMaxMs, restTimes * worked, left)
    left -= ms
    return ms > 0 ? restFor(ms) : setImmediate()
  }
  return { share: 0.25, run: (steps) => runWithRests(steps, { workMs: 2, rest }) }
}

/** A process that stops does not wait for it. */
const restUnwatched = (ms: number) => sleep(ms, undefined, { ref: false })

interface Rests {
  workMs: number
  rest: (workedMs: number) => Promise<unknown>
}

async function runWithRests(steps: Iterable<unknown>, { workMs, rest }: Rests): Promise<void> {
  let since = performance.now()
  for (const _step of steps) {
    const worked = performance.now() - since
    if (worked < workMs) continue
    await rest(worked)
    since = performance.now()
  }
  await rest(performance.now() - since)
}
