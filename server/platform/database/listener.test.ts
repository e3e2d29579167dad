import { type AddressInfo, type Socket, createServer } from 'node:net'
import { queryObjects } from 'node:v8'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createAvailability } from './availability.ts'
import { startListener } from './listener.ts'

/** Starts a listener at a server that is no database, which treats each connection as `onSocket` says. */
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

test('a database that stays away costs no memory: failed connections are collected', async () => {
  const retained = () => queryObjects(pg.Client, { format: 'count' })
  const before = retained()
  let tries = 0
  const { stop, closeServer } = await listenAt((socket) => {
    tries += 1
    socket.destroy()
  })
  try {
    await expect.poll(() => tries, { timeout: 40_000 }).toBeGreaterThanOrEqual(16)
    // The connection being opened now, and earlier ones that have not quite ended.
    expect(retained() - before).toBeLessThanOrEqual(3)
  } finally {
    await stop()
    closeServer()
  }
})

test('the listener stops while a server has accepted its connection and does not respond', async () => {
  let accepted = 0
  const { stop, closeServer } = await listenAt((socket) => {
    accepted += 1
    socket.resume()
  })
  await expect.poll(() => accepted).toBe(1)
  await stop()
  closeServer()
})
