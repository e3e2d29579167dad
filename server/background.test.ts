import { beforeEach, expect, test } from 'vitest'
import { makeCustomer } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { purgeOldRows } from './background.ts'

const store = await testStore()
const { db } = store.database
const { log, settings } = store.app.platform
const now = new Date('2026-06-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

beforeEach(() => store.reset())

async function count(table: 'sessions' | 'verifications' | 'idempotency_keys' | 'outbox'): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length
}

test('sessions that ended a month ago are deleted, open ones stay', async () => {
  const customer_id = await makeCustomer(db)
  const session = {
    customer_id,
    device: 'Phone',
    rotated_at: daysAgo(50),
    created_at: daysAgo(50),
    expires_at: daysAgo(-40),
  }
  const ids = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'] as const
  await db
    .insertInto('sessions')
    .values([
      { ...session, id: ids[0] },
      { ...session, id: ids[1], ended_at: daysAgo(31) },
    ])
    .execute()
  await purgeOldRows({ db, log, settings, now })
  expect((await db.selectFrom('sessions').select('id').execute()).map((row) => row.id)).toEqual([ids[0]])
})

test('sessions end that nobody renewed for the days of the setting', async () => {
  const customer_id = await makeCustomer(db)
  const session = { customer_id, device: 'Phone', created_at: daysAgo(200), expires_at: daysAgo(-200) }
  const ids = ['a1', 'a2', 'a3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)
  await db
    .insertInto('sessions')
    .values(ids.map((id, at) => ({ ...session, id, rotated_at: daysAgo([200, 91, 89][at] ?? 0) })))
    .execute()
  await purgeOldRows({ db, log, settings, now })
  const rows = await db.selectFrom('sessions').select(['id', 'ended_reason']).orderBy('id').execute()
  expect(rows.map(({ ended_reason }) => ended_reason)).toEqual(['idle', 'idle', null])
})

test('a reservation stays for a month after its order was placed', async () => {
  const customer_id = await makeCustomer(db)
  const reservation = { customer_id, created_at: daysAgo(40), expires_at: daysAgo(40) }
  await db
    .insertInto('verifications')
    .values([
      { ...reservation, id: '00000000-0000-4000-8000-0000000000b1', placed_at: daysAgo(29) },
      { ...reservation, id: '00000000-0000-4000-8000-0000000000b2', placed_at: daysAgo(31) },
    ])
    .execute()
  await purgeOldRows({ db, log, settings, now })
  expect(await count('verifications')).toBe(1)
})

test('idempotency keys are deleted after a week, sent mails after a month, waiting mails never', async () => {
  const key = { owner: 'visitor', request_hash: 'x' }
  await db
    .insertInto('idempotency_keys')
    .values([
      { ...key, key: 'new', created_at: daysAgo(6) },
      { ...key, key: 'old', created_at: daysAgo(8) },
    ])
    .execute()
  const mail = {
    kind: 'mail',
    recipient: 'a@example.com',
    payload: '{}',
    created_at: daysAgo(60),
    next_attempt_at: daysAgo(60),
  } as const
  await db
    .insertInto('outbox')
    .values([mail, { ...mail, sent_at: daysAgo(31) }, { ...mail, sent_at: daysAgo(1) }])
    .execute()
  await purgeOldRows({ db, log, settings, now })
  expect([await count('idempotency_keys'), await count('outbox')]).toEqual([1, 2])
})

test('a recorded change of the catalogue is deleted after an hour', async () => {
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  await db.deleteFrom('catalogue_changes').execute()
  await db
    .insertInto('catalogue_changes')
    .values([
      { product_code: 'OLD', at: at(61) },
      { product_code: 'NEW', at: at(59) },
    ])
    .execute()
  await purgeOldRows({ db, log, settings, now })
  expect(
    (await db.selectFrom('catalogue_changes').select('product_code').execute()).map((row) => row.product_code),
  ).toEqual(['NEW'])
})
