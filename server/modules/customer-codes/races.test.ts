import { afterAll, beforeEach, expect, test } from 'vitest'
import { claimCustomerCode, verifyCustomerCode } from '#contract/customer-code.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { type SignedIn, makeCustomer, makeErpCustomer, signIn } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lastCodeTo } from '#server/testing/sent-codes.ts'
import { testStoreOn } from '#server/testing/store.ts'

const postgres = await startPostgres()
const url = await postgres.newDatabase()
const database = await openDatabase({ url, poolSize: 8, folder: '' })
const { db } = database
const store = testStoreOn(database, { DEV: '1', LOG_LEVEL: 'silent' })
/** A second process of the same store. */
const elsewhere = testStoreOn(await openDatabase({ url, poolSize: 8, folder: '' }), { DEV: '1', LOG_LEVEL: 'silent' })
const emails = { 'M-0042': 'uno@taller.example', 'M-0043': 'dos@taller.example' }
type Code = keyof typeof emails
afterAll(async () => {
  await elsewhere.stop()
  await store.stop()
  await postgres.stop()
})

beforeEach(async () => {
  await store.reset()
  for (const [code, email] of Object.entries(emails)) await makeErpCustomer(db, { code, email })
})

async function begin({ client }: SignedIn, customer_code: Code): Promise<() => Promise<unknown>> {
  const { request_id } = await client.call(claimCustomerCode, { customer_code, contact: emails[customer_code] })
  const code = await lastCodeTo(db, emails[customer_code])
  return () => client.call(verifyCustomerCode, { code, request_id })
}
const outcomesOf = async (calls: (() => Promise<unknown>)[]) =>
  (await Promise.allSettled(calls.map((call) => call()))).map((call) =>
    call.status === 'fulfilled' ? 'claimed' : (call.reason as { reason: string }).reason,
  )
const signInAs = async (email: string) => {
  await makeCustomer(db, { email })
  return signIn(store, email)
}

test('of four accounts that claim one customer code at once one gets it', async () => {
  const claims = []
  for (let n = 0; n < 4; n += 1) claims.push(await begin(await signInAs(`c${n}@example.com`), 'M-0042'))
  const outcomes = (await outcomesOf(claims)).toSorted()
  expect(outcomes).toEqual(['claimed', ...Array.from({ length: 3 }, () => 'customer-code-taken')])
})

test('of two customer codes that an account claims at once in two processes it gets one', async () => {
  for (let n = 0; n < 5; n += 1) {
    await db.updateTable('erp_customers').set({ customer_id: null, claimed_at: null, account_code: null }).execute()
    const ana = await signInAs(`ana${n}@example.com`)
    const there = { ...ana, client: elsewhere.client({ headers: ana.headers }) }
    const claims = [await begin(ana, 'M-0042'), await begin(there, 'M-0043')]
    expect((await outcomesOf(claims)).toSorted()).toEqual(['claimed', 'customer-code-claimed'])
    await db
      .updateTable('customers')
      .set({ code: `C-${n}` })
      .where('id', '=', ana.customerId)
      .execute()
  }
})

test('an answer that is sent four times at once claims once', async () => {
  const complete = await begin(await signInAs('ana@example.com'), 'M-0042')
  const outcomes = await outcomesOf([complete, complete, complete, complete])
  expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1)
})
