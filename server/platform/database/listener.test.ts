import { type AddressInfo, type Socket, createServer } from 'node:net'
import { queryObjects } from 'node:v8'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createAvailability } from './availability.ts'
import { startListener } from './listener.ts'

/** A listener at a server that is no database, and how it treats who connects. */
async function listenAt(onSocket: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    onSocket(socket)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = startListener({
    url: `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    channel: 'catalogue',
    availability: createAvailability(),
    log: createLog('silent'),
    onNotification() {},
    onLost() {},
    onListening() {},
  })
  return { stop, closeServer: () => server.close() }
}

test('a database that stays away costs no memory: no failed connection is retained', async () => {
  const retained = () => queryObjects(pg.Client, { format: 'count' })
  const before = retained()
  let tries = 0
  const { stop, closeServer } = await listenAt((socket) => {
    tries += 1
    socket.destroy()
  })
  try {
    await expect.poll(() => tries, { timeout: 40_000 }).toBeGreaterThanOrEqual(16)
    // The one that is being tried, and those before it whose end is not through yet.
    expect(retained() - before).toBeLessThanOrEqual(3)
  } finally {
    await stop()
    closeServer()
  }
})

test('it stops while a server that has accepted its connection says nothing', async () => {
  let accepted = 0
  const { stop, closeServer } = await listenAt((socket) => {
    accepted += 1
    socket.resume()
  })
  await expect.poll(() => accepted).toBe(1)
  await stop()
  closeServer()
})
