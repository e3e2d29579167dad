import { expect, test } from 'vitest'
import { collectingLog } from '#server/testing/collecting-log.ts'
import { DatabaseUnusable } from '../start-faults.ts'
import { DatabaseAway } from './database-away.ts'
import { retryWhileAway } from './retry-while-away.ts'

const silent = new Error('Query read timeout')

test.each([
  ['is away', new DatabaseAway(silent)],
  ['does not respond to its first queries', new DatabaseUnusable(silent)],
])('a start goes on after its database %s, and the log says that it waits', async (_, fault) => {
  const { log, lines } = collectingLog()
  const faults: Error[] = [fault, fault]
  const started = await retryWhileAway(
    async () => {
      const next = faults.pop()
      if (next) throw next
      return 'started'
    },
    { log },
  )
  expect([started, lines.map(({ level, msg }) => [level, msg])]).toEqual([
    'started',
    Array.from({ length: 2 }, () => [40, 'waiting for the database']),
  ])
})

test('a start ends with the fault of its database after thirty seconds', async () => {
  const times = [0, 29_999, 30_000]
  let tries = 0
  const failing = retryWhileAway(
    async () => {
      tries += 1
      throw new DatabaseAway(silent)
    },
    { ...collectingLog(), now: () => times.shift() ?? 0 },
  )
  await expect(failing).rejects.toThrow('The database is away (Query read timeout)')
  expect(tries).toBe(2)
})

test.each([new DatabaseUnusable(new Error('password authentication failed')), new Error('a fault of the code')])(
  'a start ends at once with %s',
  async (fault) => {
    const { log, lines } = collectingLog()
    await expect(retryWhileAway(() => Promise.reject(fault), { log })).rejects.toBe(fault)
    expect(lines).toEqual([])
  },
)
