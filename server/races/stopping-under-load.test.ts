import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startStore } from '#server/testing/store-process.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { startTwoProcesses } from './two-processes.ts'

const setup = await startTwoProcesses()
const stops = 4
const clientsMax = 48

interface Tally {
  responded: number
  /** Requests that were sent on a connection and got no response. */
  failed: string[]
}

interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Sends one request on the agent's keep-alive connection; gives false once the process no longer listens: then a proxy
 * would use another process.
 */
function send(url: string, agent: Agent, { method, path, headers, body }: Call, tally: Tally): Promise<boolean> {
  return new Promise((done) => {
    const outgoing = request(`${url}${path}`, { method, agent, ...(headers && { headers }) }, (response) => {
      response.once('end', () => {
        if ((response.statusCode ?? 500) < 500) tally.responded += 1
        else tally.failed.push(`${path}: ${response.statusCode}`)
        done(true)
      })
      response.once('error', failed)
      response.resume()
    })
    outgoing.once('error', failed)
    outgoing.end(body)
    function failed(error: NodeJS.ErrnoException): void {
      // No request is sent on a connection that failed to open: a proxy sends it elsewhere, as with a refused
      // connection.
      if (error.syscall !== 'connect')
        tally.failed.push(`${method} ${path}: ${error.code} ${error.message}, reused ${outgoing.reusedSocket}`)
      done(false)
    }
  })
}

const searches = ['/shop?q=A', '/api/catalog/products', '/shop/', '/api/health']

/**
 * The request of a client: every second client writes, the others read pages, the API and responses without a query.
 */
function callOf(turn: number, headers: Record<string, string>): Call {
  if (turn % 2 === 1) return { method: 'GET', path: searches[((turn - 1) / 2) % searches.length] as string }
  const body = JSON.stringify({ cod_articulo: 'A', quantity: 1 + (turn % 5) })
  const sent = { ...headers, 'content-type': 'application/json', 'content-length': String(body.length) }
  return { method: 'POST', path: '/api/ecommerce/carts/1', headers: sent, body }
}

/** Repeats a call on its own connection, each time after its response, until the process has ended. */
async function callOn(url: string, call: Call, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (await send(url, agent, call, tally));
  agent.destroy()
}

const runMs = 300_000

test(
  'every request that was sent gets a response while a process stops under 48 clients that never pause, half of which write, in four stops',
  { timeout: runMs },
  async () => {
    const tally: Tally = { responded: 0, failed: [] }
    const shoppers = await Promise.all(
      Array.from({ length: clientsMax / 2 }, (_, turn) =>
        makeShopper(setup.stores[0], { email: `caller-${turn}@example.com` }),
      ),
    )
    for (let stop = 0; stop < stops; stop += 1) {
      const store = await startStore({ DATABASE_URL: setup.url, DEMO: '0' })
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
