import { openDatabase } from '#server/platform/database/database.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { startStore } from '#server/testing/store-process.ts'
import { type TestStore, testStoreOn } from '#server/testing/store.ts'
import { fillWithBuyers, makeSession } from '../buyers.ts'
import type { Figure } from '../figures.ts'
import { type Owner, makeOwners, password, passwordHashOf } from '../identity/accounts.ts'
import { against } from '../identity/against.ts'
import { tokenTimes } from '../identity/tokens.ts'
import { unknownEmail } from '../identity/unknown-email.ts'
import { startLimit } from '../limits/start.ts'
import { type NextRequest, rawRequest } from '../load.ts'

const owners = 10

/**
 * Signing in, refreshing and checking tokens on PostgreSQL, each beside the work that it cannot do without: a password's
 * hash, an update and a select of one row by its key.
 */
export async function identity(): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.newDatabase()
    await fillWithBuyers(url, { products: 1, buyers: 0 })
    const local = testStoreOn(await openDatabase({ url, poolSize: 16, folder: '' }), { LOG_LEVEL: 'silent' })
    const hash = await passwordHashOf(local)
    await local.database.pool.query(crowd)
    const people = await makeOwners(local, hash, owners)
    const sessionId = await makeSession(local.database.db)
    await local.database.pool.query('analyze')
    const store = await startStore({ DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
    const port = Number(new URL(store.url).port)
    const bareHash = await startLimit('bare-hash.ts', password, hash)
    const bareUpdate = await startLimit('bare-update.ts', url)
    const figures = [
      await against({
        name: 'sign-in, in password hashes',
        limit: 1.5,
        ours: { port, next: nextSignIn(people), cpuMs: store.cpuMs },
        bare: { ...bareHash, next: () => rawRequest('GET', '/') },
        databasePid: postgres.pid(),
      }),
      await against({
        name: 'refresh, in updates by key',
        limit: 2,
        ours: { port, next: nextRefresh(local, sessionId), cpuMs: store.cpuMs },
        bare: { ...bareUpdate, next: () => rawRequest('GET', '/P0') },
        databasePid: postgres.pid(),
      }),
      ...(await tokenTimes(local)),
      ...(await unknownEmail(local, store, hash)),
    ]
    for (const one of [bareHash, bareUpdate, store, local]) await one.stop()
    return figures
  } finally {
    await postgres.stop()
  }
}

/** As many customers and sessions as a store has: PostgreSQL reads a table of a few rows as a whole. */
const crowd = `
  insert into customers (id, code, email, password_hash, first_name, last_name, phone, price_level, is_employee, may_sign_in, created_at)
    select gen_random_uuid(), 'N' || n, 'n' || n || '@example.com', 'none', 'Ana', 'Ficticia', '18095550100', 1, false, true, now()
    from generate_series(1, 20000) n;
  insert into sessions (id, customer_id, device, rotated_at, created_at, expires_at)
    select gen_random_uuid(), id, 'Bench', now(), now(), now() + interval '1 day' from customers`

/** The owners sign in one after another, each on a device that the account knows. */
const nextSignIn =
  (people: readonly Owner[]): NextRequest =>
  (_, turn) => {
    const { email, device } = people[turn % people.length]!
    return rawRequest(
      'POST',
      '/api/identity/sign-in',
      { 'known-device': device, 'x-forwarded-for': '192.0.2.1' },
      JSON.stringify({ username: email, password }),
    )
  }

/** Exchanges the token of one session again and again. It can be computed, so no response has to be read. */
function nextRefresh({ app }: TestStore, sessionId: string): NextRequest {
  const { tokens } = app.platform
  let generation = 0
  return () =>
    rawRequest(
      'POST',
      '/api/identity/refresh',
      { 'refresh-token': tokens.refresh(sessionId, (generation += 1)), 'x-forwarded-for': '192.0.2.2' },
      '{}',
    )
}
