import { createFairQueue } from '#server/platform/fair-queue.ts'
import { createSharedWork } from '#server/platform/shared-work.ts'

export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Two at once; of two hundred places one address has at most half, so that who asks for everything leaves the others
 * theirs.
 */
const bounds = {
  runningMax: 2,
  runningPerAddressMax: 2,
  placesMax: 200,
  placesPerAddressMax: 100,
  placesPerCallerMax: 100,
}

/**
 * The turns of an address. Work of the same name is done once however many ask, two at a time, and addresses take
 * turns; what has no place in the queue is refused with TooManyWait.
 */
export function createTurns(): (address: string) => InTurn {
  const making = createSharedWork<unknown>()
  const queue = createFairQueue(bounds)
  return (address) =>
    <T>(name: string, work: () => Promise<T>) =>
      making(name, () => queue.run({ address }, work)) as Promise<T>
}
