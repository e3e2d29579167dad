import { afterAll } from 'vitest'
import { type StoreProcess, freePort, startStore } from '#server/testing/store-process.ts'

/** Two processes of the store on one database, which are killed and started again at the same addresses. */
export interface KilledStores {
  urls: readonly [string, string]
  /** Kills processes as a power failure would, and gives once they serve again. */
  kill(which: readonly (0 | 1)[]): Promise<void>
}

const triesMax = 20

/** Starts both. They end with the suite. */
export async function startKilledStores(environment: Record<string, string>): Promise<KilledStores> {
  const ports = [String(await freePort()), String(await freePort())] as const
  // On a machine with too much to do the database may respond too late at first; a service manager starts again then.
  const start = async (which: 0 | 1, tries = triesMax): Promise<StoreProcess> => {
    const starting = startStore({ ...environment, PORT: ports[which] })
    return tries > 1 ? starting.catch(() => start(which, tries - 1)) : starting
  }
  const running: [StoreProcess, StoreProcess] = await Promise.all([start(0), start(1)])
  afterAll(async () => {
    await Promise.all(running.map((store) => store.kill()))
  })
  return {
    urls: [running[0].url, running[1].url],
    async kill(which) {
      await Promise.all(which.map((each) => running[each].kill()))
      for (const each of which) running[each] = await start(each)
    },
  }
}
