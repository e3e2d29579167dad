import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startStore } from '#server/testing/store-process.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const stops = 4
const clientsMax = 48

interface Tally {
  responded: number
  /** Requests that were written on a connection and never answered. */
  failed: string[]
}

interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/**
 * One request on a connection that the agent keeps; false once nobody listens any more, so that a proxy would go
 * elsewhere.
 */
function send(url: string, agent: Agent, { method, path, headers, body }: Call, tally: Tally): Promise<boolean> {
  return new Promise((done) => {
    const requested = request(`${url}${path}`, { method, agent, ...(headers && { headers }) }, (response) => {
      response.once('end', () => {
        if ((response.statusCode ?? 500) < 500) tally.responded += 1
        else tally.failed.push(`${path}: ${response.statusCode}`)
        done(true)
      })
      response.once('error', failed)
      response.resume()
    })
    requested.once('error', failed)
    requested.end(body)
    function failed(error: NodeJS.ErrnoException): void {
      // Nothing was sent on a connection that never came about: a proxy goes elsewhere with it, as with one that is
      // refused.
      if (error.syscall !== 'connect')
        tally.failed.push(`${method} ${path}: ${error.code} ${error.message}, reused ${requested.reusedSocket}`)
      done(false)
    }
  })
}

const searches = ['/shop?q=A', '/api/catalog/products', '/shop/', '/api/health']

/** What a client sends: every second one writes, the others read pages, the API and what is answered at once. */
function callOf(turn: number, headers: Record<string, string>): Call {
  if (turn % 2 === 1) return { method: 'GET', path: searches[((turn - 1) / 2) % searches.length] as string }
  const body = JSON.stringify({ cod_articulo: 'A', quantity: 1 + (turn % 5) })
  const sent = { ...headers, 'content-type': 'application/json', 'content-length': String(body.length) }
  return { method: 'POST', path: '/api/ecommerce/carts/1', headers: sent, body }
}

/** Calls again as soon as it has its answer, on its own connection, until the process is gone. */
async function callOn(url: string, call: Call, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (await send(url, agent, call, tally));
  agent.destroy()
}

const runMs = 300_000

test(
  'no request that was sent is left without an answer while a process stops under 48 clients without a pause, half of which write, in four stops',
  { timeout: runMs },
  async () => {
    const tally: Tally = { responded: 0, failed: [] }
    const shoppers = await Promise.all(
      Array.from({ length: clientsMax / 2 }, (_, turn) =>
        makeShopper(world.stores[0], { email: `caller-${turn}@example.com` }),
      ),
    )
    for (let stop = 0; stop < stops; stop += 1) {
      const store = await startStore({ DATABASE_URL: world.url, DEMO: '0' })
      onTestFinished(() => store.kill())
      const before = tally.responded
      const callers = Array.from({ length: clientsMax }, (_, turn) => callOf(turn, shoppers[turn >> 1]?.headers ?? {}))
      const calling = Promise.all(callers.map((call) => callOn(store.url, call, tally)))
      await expect.poll(() => tally.responded - before, { timeout: runMs }).toBeGreaterThan(400)
      expect(await store.stop()).toBe(0)
      await calling
    }
    console.log(`${tally.failed.length} of ${tally.responded + tally.failed.length} requests failed in ${stops} stops`)
    expect(tally.failed).toEqual([])
  },
)
