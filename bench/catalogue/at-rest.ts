import { setTimeout as sleep } from 'node:timers/promises'
import type { StoreProcess } from '#server/testing/store-process.ts'

/** A process that uses less processor time than this in a second is idle. */
const restMs = 30
const restSecondsMax = 60

/** Waits until the stores are idle: once ready, they continue to work beside the first requests. */
export async function atRest(stores: readonly StoreProcess[]): Promise<void> {
  const used = () => stores.reduce((sum, store) => sum + store.cpuMs(), 0)
  for (let second = 0; second < restSecondsMax; second += 1) {
    const before = used()
    await sleep(1_000)
    if (used() - before < restMs) return
  }
}
