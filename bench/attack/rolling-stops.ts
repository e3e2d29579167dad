import { Agent, request as send } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startStore } from '#server/testing/store-process.ts'
import type { Figure } from '../figures.ts'

const clientsCount = 20
const stops = 4
const pauseMs = 10

/**
 * Two processes of one store are stopped and started again in turn, four times, while clients that keep their connections alive go on sending. A
 * client goes to the other process where one refuses a connection, as a proxy does; every other broken or 5xx answer has failed.
 */
export async function rollingStops(url: string): Promise<Figure> {
  const environment = { DATABASE_URL: url, DEMO: '0' }
  const ports = [String(await freePort()), String(await freePort())]
  const stores = await Promise.all(ports.map((port) => startStore({ ...environment, PORT: port })))
  let isRunning = true
  const counts = { sent: 0, failed: 0 }
  const faults = new Set<string>()
  const clients = Array.from({ length: clientsCount }, async (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = index; isRunning; turn += 1) {
      const outcome = await sendToEither(ports, turn, agent)
      counts.sent += 1
      if (outcome !== 'answered') {
        counts.failed += 1
        faults.add(outcome)
      }
      await sleep(pauseMs)
    }
    agent.destroy()
  })
  for (let stop = 0; stop < stops; stop += 1) {
    const place = stop % 2
    await sleep(500)
    await stores[place]!.stop()
    stores[place] = await startStore({ ...environment, PORT: ports[place] as string })
  }
  isRunning = false
  await Promise.all(clients)
  for (const store of stores) await store.stop()
  return {
    name: 'requests failed in four rolling stops',
    value: counts.failed,
    wanted: 0,
    isAtLeast: false,
    detail: [`of ${counts.sent}`, ...faults].join('; '),
  }
}

/** A client stays with its process for ten requests. */
async function sendToEither(ports: readonly string[], turn: number, agent: Agent): Promise<string> {
  const first = Math.floor(turn / 10) % 2
  const outcome = await answerOf(ports[first] as string, agent)
  return outcome === 'ECONNREFUSED' ? answerOf(ports[1 - first] as string, agent) : outcome
}

function answerOf(port: string, agent: Agent): Promise<string> {
  return new Promise((done) => {
    const request = send({ host: '127.0.0.1', port, path: '/api/ecommerce/configurations', agent }, (response) => {
      const isFine = (response.statusCode ?? 500) < 500
      response.resume()
      response.once('end', () => done(isFine ? 'answered' : `status ${response.statusCode}`))
      response.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    })
    request.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    request.end()
  })
}
