import { Pool, type PoolClient } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { isBusy } from './faults.ts'
import { shareConnection } from './one-connection.ts'

const store = await testStore()
const { browse, buy, db, pool } = store.database
afterEach(() => void vi.useRealTimers())

test('while the embedded database’s connection is taken, shoppers who come later are served before background work', async () => {
  const served: string[] = []
  const request = (name: string, where: typeof pool) => where.query('select 1').then(() => served.push(name))
  let requests: Promise<unknown>[] = []
  await db.transaction().execute(async () => {
    requests = [request('background', pool), request('browse', browse.pool), request('buy', buy.pool)]
  })
  await Promise.all(requests)
  expect(served).toEqual(['browse', 'buy', 'background'])
})

test('at most five hundred requests wait for the embedded database; the next one is refused as busy', async () => {
  let requested: Promise<unknown>[] = []
  await db.transaction().execute(async () => {
    requested = Array.from({ length: 510 }, () => browse.pool.query('select 1').then(() => 'served', isBusy))
    await Promise.all(requested.slice(500))
  })
  const outcomes = await Promise.all(requested)
  expect([outcomes.filter((one) => one === 'served').length, outcomes.filter((one) => one === true).length]).toEqual([
    500, 10,
  ])
})

test('a query outside the caller’s own open transaction ends as busy and does not wait for ever', async () => {
  await db.transaction().execute(async () => {
    await expect(browse.pool.query('select 1')).rejects.toSatisfy(isBusy)
  })
})

test('after its connection broke, the embedded database runs statements again that were prepared on the broken one', async () => {
  const send = () => pool.query('select $1::int as one', [1])
  await send()
  store.database.availability.wentAway(new Error('broken'))
  store.database.availability.cameBack()
  expect((await send()).rows).toEqual([{ one: 1 }])
})

test('a connection of the embedded database that breaks repeatedly is replaced each time', async () => {
  const { availability } = store.database
  for (let round = 0; round < 200; round += 1) {
    availability.wentAway(new Error('broken'))
    availability.cameBack()
    expect((await pool.query('select $1::int as round', [round])).rows).toEqual([{ round }])
  }
})

/** A pool whose connection opens at a moment that the test chooses. */
class SlowPool extends Pool {
  open = (_client: PoolClient) => {}
  override connect(): Promise<PoolClient>
  override connect(done?: unknown): Promise<PoolClient> | void
  override connect(): Promise<PoolClient> {
    return new Promise((done) => (this.open = done))
  }
}

test('a connection that opens after its first request has waited too long goes to that request, and no other request loses its place', async () => {
  vi.useFakeTimers()
  const slow = new SlowPool()
  const shared = shareConnection(slow)
  const outcomes: string[] = []
  const send = (name: string) =>
    shared.browse.connect().then(
      () => outcomes.push(`${name} served`),
      () => outcomes.push(`${name} refused`),
    )
  void send('first')
  await vi.advanceTimersByTimeAsync(5_000)
  void send('second')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(outcomes).toEqual([])
  slow.open({} as PoolClient)
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes).toEqual(['first served'])
  slow.emit('release', undefined as unknown as Error, {} as PoolClient)
  slow.open({} as PoolClient)
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes).toEqual(['first served', 'second served'])
})
