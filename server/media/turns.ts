import { createSharedWork } from '#server/platform/shared-work.ts'

/** What is asked for when too many wait already. */
export class TooManyWait extends Error {}

const makingMax = 2
const waitingMax = 200

export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Work of the same name is done once however many ask, two at a time; who would wait behind two hundred is refused with TooManyWait. */
export function createTurns(): InTurn {
  const making = createSharedWork<unknown>()
  const queue: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= makingMax) await new Promise<void>((go) => queue.push(go))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      queue.shift()?.()
    }
  }

  return <T>(name: string, work: () => Promise<T>) =>
    making(name, async () => {
      if (queue.length >= waitingMax) throw new TooManyWait()
      return inTurn(work)
    }) as Promise<T>
}
