import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startStore } from '#server/testing/store-process.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const stops = 4
const clientsMax = 24

interface Tally {
  answered: number
  /** Requests that were written on a connection and never answered. */
  failed: string[]
}

/** One request on a connection that the agent keeps; false once nobody listens any more, so that a proxy would go elsewhere. */
function ask(url: string, agent: Agent, path: string, tally: Tally): Promise<boolean> {
  return new Promise((done) => {
    const asked = request(`${url}${path}`, { agent }, (response) => {
      response.once('end', () => {
        tally.answered += 1
        done(true)
      })
      response.once('error', failed)
      response.resume()
    })
    asked.once('error', failed)
    asked.end()
    function failed(error: NodeJS.ErrnoException): void {
      // Nothing was sent on a connection that never came about: a proxy goes elsewhere with it, as with one that is refused.
      if (error.syscall !== 'connect') tally.failed.push(`${path}: ${error.code} ${error.message}, reused ${asked.reusedSocket}`)
      done(false)
    }
  })
}

/** Calls again and again on its own connection, some at once after the last answer and some after a pause, until the process is gone. */
async function callOn(url: string, turn: number, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const path = ['/api/ecommerce/configurations', '/api/catalog/products', '/api/health', '/shop'][turn % 4] as string
  while (await ask(url, agent, path, tally)) await sleep((turn % 5) * 20)
  agent.destroy()
}

const runMs = 300_000

test(
  'no request of clients that keep their connections fails while a process is told to stop, in four stops',
  { timeout: runMs },
  async () => {
    const tally: Tally = { answered: 0, failed: [] }
    for (let stop = 0; stop < stops; stop += 1) {
      const store = await startStore({ DATABASE_URL: world.url, DEMO: '0' })
      const before = tally.answered
      const calling = Promise.all(Array.from({ length: clientsMax }, (_, turn) => callOn(store.url, turn, tally)))
      await expect.poll(() => tally.answered - before).toBeGreaterThan(200)
      expect(await store.stop()).toBe(0)
      await calling
    }
    console.log(`${tally.failed.length} of ${tally.answered + tally.failed.length} requests failed in ${stops} stops`)
    expect(tally.failed).toEqual([])
  },
)
