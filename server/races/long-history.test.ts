import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listedOrdersMax } from '#contract/order-fields.ts'
import { purgeOldRows } from '#server/background.ts'
import { listExpiredAt } from '#server/modules/inventory/expired-reservations-repository.ts'
import { lockLatest } from '#server/modules/inventory/reservations-repository.ts'
import { listSessions } from '#server/modules/identity/devices-repository.ts'
import { momentOf, startSession } from '#server/modules/identity/sessions.ts'
import { countOrders, listOrders } from '#server/modules/orders/repository.ts'
import { currentSnapshot, listChanges } from '#server/modules/catalogue-index/catalogue-changes-repository.ts'
import { newId } from '#server/platform/ids.ts'
import { claimRows } from '#server/platform/outbox-rows.ts'
import { rowsRead } from '#server/testing/rows-read.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { startTwoProcesses } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, stores } = setup
const [store] = stores
const { log, settings } = store.app.platform
const now = new Date()
const hourMs = 3_600_000
const later = new Date(now.getTime() + hourMs)
const everything = {
  since: undefined,
  branchCode: undefined,
  status: undefined,
  delivery: undefined,
  globalId: undefined,
  id: undefined,
}

let ana: Shopper
beforeAll(async () => {
  ana = await makeShopper(store)
  const { customerId } = ana
  await sql`
    insert into orders (global_id, customer_id, branch_code, status, delivery, customer_name, subtotal_centavos, tax_centavos, total_centavos, created_at)
    select gen_random_uuid(), ${customerId}, 1, 'delivered', 'pick_up', 'Ana', 100, 18, 118, ${now}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${listedOrdersMax + 1_000}) n`.execute(db)
  await sql`
    insert into order_lines (order_id, product_code, name_en, name_es, quantity, unit_price_centavos, subtotal_centavos, tax_centavos, total_centavos)
    select id, 'A', 'A', 'A', 1, 118, 100, 18, 118 from orders`.execute(db)
  await sql`
    insert into verifications (id, customer_id, created_at, expires_at, released_at, ended_by)
    select gen_random_uuid(), ${customerId}, at, at + interval '15 minutes', at + interval '1 minute', 'left'
    from generate_series(1, 5000) n cross join lateral (select ${now}::timestamptz - n * interval '20 seconds' as at) a`.execute(
    db,
  )
  await sql`
    insert into verification_lines (verification_id, branch_code, product_code, quantity, unit_price_centavos)
    select id, branch, product, 1, 100 from verifications, unnest(array[1, 2]) branch, unnest(array['A', 'B', 'C']) product`.execute(
    db,
  )
  await sql`
    insert into sessions (id, customer_id, device, rotated_at, created_at, expires_at)
    select gen_random_uuid(), ${customerId}, 'Phone', at, at, at + interval '90 days'
    from generate_series(1, 2000) n cross join lateral (select ${now}::timestamptz - n * interval '10 minutes' as at) a`.execute(
    db,
  )
  await sql`insert into rate_limits (key, points, expire) select 'kept:' || n, 1, ${later.getTime()} from generate_series(1, 5000) n`.execute(
    db,
  )
  await sql`
    insert into idempotency_keys (owner, key, request_hash, created_at) select 'visitor', n::text, 'x', ${now} from generate_series(1, 5000) n`.execute(
    db,
  )
  await sql`
    insert into search_events (customer_id, kind, product_code, created_at)
    select ${customerId}, 'view', 'A', ${now} from generate_series(1, 5000) n`.execute(db)
  await sql`
    insert into catalogue_changes (product_code, at) select 'A', ${now} from generate_series(1, 5000) n`.execute(db)
  await sql`vacuum analyze`.execute(db)
  // The planner's statistics of the outbox are older than the outage of the mail server.
  await sql`
    insert into outbox (kind, recipient, payload, created_at, attempts, next_attempt_at)
    select 'mail', 'ana@example.com', '{}', ${now}, 3, ${later}::timestamptz + n * interval '1 second' from generate_series(1, 5000) n`.execute(
    db,
  )
})

test('a page of orders reads only the orders of that page, however many the customer has', async () => {
  const read = await rowsRead(db, (inside) => listOrders(inside, ana.customerId, everything, { offset: 0, limit: 10 }))
  expect(read).toBeLessThan(200)
})

test('the last page of an account of 11,000 orders reads only the lines of that page', async () => {
  const bounds = { offset: listedOrdersMax - 50, limit: 50 }
  const read = await rowsRead(db, async (inside) => {
    expect(await listOrders(inside, ana.customerId, everything, bounds)).toHaveLength(50)
  })
  expect(read).toBeLessThan(listedOrdersMax + 1_000)
})

test('a list counts and filters the newest 10,000 orders, and an older one is found by its number', async () => {
  const count = (filters: Partial<Parameters<typeof countOrders>[2]>) =>
    countOrders(db, ana.customerId, { ...everything, ...filters })
  const { id } = await db.selectFrom('orders').select('id').orderBy('created_at').limit(1).executeTakeFirstOrThrow()
  expect([
    await count({}),
    await count({ status: 'delivered' }),
    await count({ status: 'sent' }),
    await count({ id }),
  ]).toEqual([listedOrdersMax, listedOrdersMax, 0, 1])
  const read = await rowsRead(db, (inside) => countOrders(inside, ana.customerId, { ...everything, status: 'sent' }))
  expect(read).toBeLessThan(listedOrdersMax + 100)
})

test('placing an order reads the newest reservation, and none of 5,000 earlier ones', async () => {
  const read = await rowsRead(db, async (inside) => {
    expect(await lockLatest(inside, ana.customerId)).toMatchObject({ placedAt: null })
  })
  expect(read).toBeLessThan(50)
})

test('a request that releases expired reservations skips 3,000 that are open, or ended and not released yet', async () => {
  await sql`
    with others as (
      insert into customers (id, code, email, password_hash, first_name, last_name, phone, created_at)
      select gen_random_uuid(), 'O-' || n, 'o' || n || '@example.com', 'none', 'Luis', 'Mota', '18095550100', ${now} from generate_series(1, 3001) n
      returning id, code),
    open as (
      insert into verifications (id, customer_id, created_at, expires_at, reported_at)
      select gen_random_uuid(), id, ${now}, case when code = 'O-1' then ${now}::timestamptz else ${later} end, ${now} from others
      returning id)
    insert into verification_lines (verification_id, branch_code, product_code, quantity, unit_price_centavos)
    select id, 1, 'C', 1, 100 from open`.execute(db)
  await sql`analyze verifications, verification_lines`.execute(db)
  const read = await rowsRead(db, async (inside) => {
    expect(await listExpiredAt(inside, { now, max: 10, keys: [{ branchCode: 1, productCode: 'C' }] })).toHaveLength(1)
  })
  expect(read).toBeLessThan(50)
  const afterAll = new Date(later.getTime() + hourMs)
  const readOver = await rowsRead(db, (inside) =>
    listExpiredAt(inside, { now: afterAll, max: 10, keys: [{ branchCode: 2, productCode: 'C' }] }),
  )
  expect(readOver).toBeLessThan(1_000)
})

test('an account has at most 100 sessions: a further sign-in ends those renewed the longest ago', async () => {
  await db.transaction().execute(async (inside) => {
    const tokens = { accessToken: '', refreshToken: '' }
    const device = { knownDevice: '', device: undefined, isKnownDevice: false, country: null }
    const session = { id: newId(), tokens, ...device, isRemembered: true, isAuthenticated: true }
    await startSession(
      { db: inside, now: later, userAgent: 'Laptop', actor: { kind: 'visitor' }, settings },
      ana.customerId,
      session,
    )
  })
  const { rows } = await sql<{ count: number; oldest: Date }>`
    select count(*)::int, min(rotated_at) as oldest from sessions where customer_id = ${ana.customerId} and ended_at is null`.execute(
    db,
  )
  expect(rows[0]).toEqual({ count: 100, oldest: new Date(now.getTime() - 98 * 600_000) })
  await sql`vacuum analyze sessions`.execute(db)
  expect(
    await rowsRead(db, (inside) => listSessions(inside, ana.customerId, momentOf({ now, settings }))),
  ).toBeLessThan(500)
})

test('a search for due mails skips 5,000 that wait for their next attempt', async () => {
  const read = await rowsRead(db, async (inside) => {
    expect(
      await claimRows(inside, { kinds: ['mail'], now, lockedUntil: later, rowsMax: 1, longestWaitMs: 6 * hourMs }),
    ).toEqual([])
  })
  expect(read).toBeLessThan(50)
})

test('a search for due mails among 5,000 due ones reads only the next one', async () => {
  const afterAll = new Date(later.getTime() + 10 * hourMs)
  const read = await rowsRead(db, async (inside) => {
    expect(
      await claimRows(inside, {
        kinds: ['mail'],
        now: afterAll,
        lockedUntil: new Date(afterAll.getTime() + hourMs),
        rowsMax: 1,
        longestWaitMs: 6 * hourMs,
      }),
    ).toHaveLength(1)
  })
  expect(read).toBeLessThan(50)
})

test('catalogue changes that were read are not read again while another transaction is open', async () => {
  await db.transaction().execute(async (open) => {
    await sql`insert into catalogue_changes (product_code) values ('B')`.execute(open)
    await sql`insert into catalogue_changes (product_code) select 'A' from generate_series(1, 5000)`.execute(db)
    const snapshot = await currentSnapshot(db)
    await sql`insert into catalogue_changes (product_code) values ('C')`.execute(db)
    const read = await rowsRead(db, async (inside) => {
      expect(await listChanges(inside, snapshot)).toMatchObject({ products: ['C'] })
    })
    expect(read).toBeLessThan(50)
  })
})

test('a purge without rows to delete reads no stored row', async () => {
  expect(await rowsRead(db, (inside) => purgeOldRows({ db: inside, log, now, settings }))).toBeLessThan(100)
})

test('thousands of old rows are deleted, except one that another transaction has locked', async () => {
  await sql`
    insert into outbox (kind, recipient, payload, created_at, next_attempt_at, sent_at)
    select 'mail', 'old@example.com', '{}', at, at, at
    from generate_series(1, 2500) n cross join lateral (select ${now}::timestamptz - interval '31 days' as at) a`.execute(
    db,
  )
  const old = db.selectFrom('outbox').select('id').where('recipient', '=', 'old@example.com')
  await db.transaction().execute(async (other) => {
    const { id } = await other
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', 'old@example.com')
      .limit(1)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await purgeOldRows({ db, log, now, settings })
    expect(await old.execute()).toEqual([{ id }])
  })
  await purgeOldRows({ db, log, now, settings })
  expect(await old.execute()).toEqual([])
})
