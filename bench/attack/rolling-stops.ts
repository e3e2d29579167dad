import { Agent, request as send } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startStore } from '#server/testing/store-process.ts'
import { bearer } from '../buyers.ts'
import type { Figure } from '../figures.ts'

const clientsCount = 48
const stops = 4

/**
 * Stops and restarts two processes of one store in turn, four times, while clients send without a pause, half of them
 * to their carts with the given tokens. Where a connection was refused or failed to open, nothing was sent, and the
 * client uses the other process, as a proxy does. A request that was sent and got no response, or a 5xx, has failed.
 */
export async function rollingStops(url: string, tokens: readonly string[]): Promise<Figure> {
  const environment = { DATABASE_URL: url, DEMO: '0' }
  const ports = [String(await freePort()), String(await freePort())]
  const stores = await Promise.all(ports.map((port) => startStore({ ...environment, PORT: port })))
  let isRunning = true
  const counts = { sent: 0, failed: 0 }
  const faults = new Set<string>()
  const exitCodes: (number | null)[] = []
  const clients = Array.from({ length: clientsCount }, async (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const token = index % 2 === 0 ? tokens[(index / 2) % tokens.length] : undefined
    for (let turn = index; isRunning; turn += 1) {
      const outcome = await sendToEither(ports, turn, agent, token)
      if (outcome === 'not sent') continue
      counts.sent += 1
      if (outcome !== 'done') {
        counts.failed += 1
        faults.add(outcome)
      }
    }
    agent.destroy()
  })
  try {
    for (let stop = 0; stop < stops; stop += 1) {
      const place = stop % 2
      await sleep(500)
      exitCodes.push(await stores[place]!.stop())
      stores[place] = await startStore({ ...environment, PORT: ports[place] as string })
    }
  } finally {
    isRunning = false
    await Promise.all(clients)
    for (const store of stores) exitCodes.push(await store.stop())
  }
  return figureOf({ ...counts, faults, exitCodes })
}

interface Outcome {
  sent: number
  failed: number
  faults: Iterable<string>
  /** The exit codes of the stopped processes; null for one that a signal ended. */
  exitCodes: readonly (number | null)[]
}

/** A process that ended with another code than 0 counts like a failed request. */
export function figureOf({ sent, failed, faults, exitCodes }: Outcome): Figure {
  const wrong = exitCodes.filter((code) => code !== 0)
  return {
    name: 'requests and processes failed in four rolling stops',
    value: failed + wrong.length,
    limit: 0,
    isAtLeast: false,
    detail: [
      `of ${sent} requests`,
      ...faults,
      ...wrong.map((code) => `a process ended with ${code ?? 'a signal'}`),
    ].join('; '),
  }
}

/** A client uses the same process for ten requests. */
async function sendToEither(
  ports: readonly string[],
  turn: number,
  agent: Agent,
  token: string | undefined,
): Promise<string> {
  const first = Math.floor(turn / 10) % 2
  const outcome = await outcomeOf(ports[first] as string, agent, token)
  return outcome === 'not sent' ? outcomeOf(ports[1 - first] as string, agent, token) : outcome
}

function outcomeOf(port: string, agent: Agent, token: string | undefined): Promise<string> {
  const to = { host: '127.0.0.1', port, agent }
  const read = { ...to, path: '/api/ecommerce/configurations' }
  const headers = { ...bearer(token), 'content-type': 'application/json', 'content-length': line.length }
  const write = { ...to, method: 'POST', path: '/api/ecommerce/carts/1', headers }
  return new Promise((done) => {
    const request = send(token ? write : read, (response) => {
      const isFine = (response.statusCode ?? 500) < 500
      response.resume()
      response.once('end', () => done(isFine ? 'done' : `status ${response.statusCode}`))
      response.once('error', failed)
    })
    request.once('error', failed)
    request.end(token && line)
    function failed(error: NodeJS.ErrnoException): void {
      done(error.syscall === 'connect' ? 'not sent' : (error.code ?? error.message))
    }
  })
}

const line = JSON.stringify({ cod_articulo: 'P0', quantity: 1 })
