import { saveBusinessProfile } from '#contract/business-profile.ts'
import { setCartLine } from '#contract/cart.ts'
import { makeBranch, makeErpCustomer, makeProduct, makeZone } from '#server/testing/make.ts'
import { makeTaxpayer } from '#server/testing/make-taxpayer.ts'
import { makeFailedRefund } from '#server/testing/make-failed-refund.ts'
import { makeImportJob } from '#server/testing/make-import-job.ts'
import { makeProof } from '#server/testing/make-proof.ts'
import { saveTables } from '#server/testing/saved-tables.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { type TestStore, testStore, testStoreOn } from '#server/testing/store.ts'
import {
  businessProfile,
  type OwnedKindName,
  ownedKinds,
  type Person,
  publicKinds,
  type RecordId,
  type Records,
  storeNow,
} from './records.ts'

/** Everybody who may call the store: two customers, a business, and those who may do less. */
export const principals = ['visitor', 'ana', 'bob', 'business', 'disabled', 'employee', 'expired'] as const
export type Principal = (typeof principals)[number]
type Customer = Exclude<Principal, 'visitor'>

/** The store's clock in these tests: the effects of two runs differ in no time. */
export const now = storeNow
/** The password of the customer Ana. */
export const password = 'Mango-2026'
// The hash of that password; hashing takes longer than all other work of these tests.
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$aqYsXzjsVHpFo6b3xGzLYg$teq0obLDmd/KcbcQQSeTga3G1KLpw655DlPmLs5mUxw'

/** The phone number of a principal; with another prefix one that nobody has. */
export const phoneOf = (name: Principal, prefix = '1809555012'): string => `${prefix}${principals.indexOf(name)}`

let addresses = 0

/** An IP address that no call came from yet, so that no limit on attempts refuses the next one. */
export function nextAddress(): string {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Makes the store of these tests: each customer with a record of each kind, a cart and an open reservation. */
export async function makePrincipals() {
  // A store that offers codes by text message. Nothing sends them here.
  const store = testStoreOn((await testStore()).database, { SMS_GATEWAY_URL: 'https://sms.example' })
  await store.reset()
  store.setNow(now)
  const { db } = store.database
  await makeShop(store)
  const people = {} as Record<Customer, Person>
  for (const name of principals) if (name !== 'visitor') people[name] = await makePerson(store, name)
  const { order } = people.ana.records
  const { orderTokens } = store.app.platform
  publicKinds.anyOrder.existing = order
  publicKinds.anyReturn.existing = people.ana.records.return
  publicKinds.anyProof.existing = await makeProof(db, people.ana.customerId)
  publicKinds.anyFailedRefund.existing = await makeFailedRefund(db, String(people.ana.records.payment))
  publicKinds.anyImport.existing = await makeImportJob(db, people.ana.customerId)
  publicKinds.trackedOrder.existing = orderTokens.tracking(Number(order))
  publicKinds.orderPass.existing = orderTokens.pass(Number(order))
  const change = (name: Customer, values: { may_sign_in?: boolean; is_employee?: boolean }) =>
    db.updateTable('customers').set(values).where('id', '=', people[name].customerId).execute()
  await change('disabled', { may_sign_in: false })
  await change('employee', { is_employee: true })
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  const sessions = db.updateTable('sessions').set({ expires_at: anHourAgo })
  await sessions.where('customer_id', '=', people.expired.customerId).execute()
  const saved = await saveTables(store)
  let isChanged = false

  return {
    store,
    dump: saved.dump,
    /** Brings the tables back to the beginning, where a call has changed them since. */
    async restore(): Promise<void> {
      if (isChanged) await saved.restore()
      isChanged = false
    },
    noteChange: () => void (isChanged = true),
    /** The headers with which a principal calls. */
    headersOf: (name: Principal): Record<string, string> => (name === 'visitor' ? {} : { ...people[name].headers }),
    /** A principal's own record. A visitor has none: they try with one of Ana's. */
    recordOf: (name: Principal, kind: OwnedKindName): RecordId =>
      people[name === 'visitor' ? 'ana' : name].records[kind],
    /** A record of somebody else. */
    foreignRecord: (name: Principal, kind: OwnedKindName): RecordId =>
      people[name === 'ana' ? 'bob' : 'ana'].records[kind],
    /** Sends a step that comes before the call of a test, such as the request of a code, and gives its data. */
    async step(path: string, body: Record<string, unknown>): Promise<Record<string, string>> {
      isChanged = true
      const response = await store.send('POST', path, { body, address: nextAddress() })
      const { status, data } = (await response.json()) as { status: string; data: Record<string, string> }
      if (status !== 'success') throw new Error(`The step ${path} was refused: ${JSON.stringify(data)}`)
      return data
    },
    async end(): Promise<void> {
      await saved.drop()
      await store.reset()
    },
  }
}

export type World = Awaited<ReturnType<typeof makePrincipals>>

async function makeShop({ database: { db } }: TestStore): Promise<void> {
  for (const code of [1, 2]) await makeBranch(db, { code })
  await makeZone(db, { branchCode: 1 })
  const prices = [1, 2].map((level) => ({ level, priceCentavos: 11_800 }))
  await makeProduct(db, { code: 'A', prices, stock: { 1: 1_000, 2: 1_000 } })
  await makeTaxpayer(db, publicKinds.taxpayer.existing)
  const now = new Date()
  const approval = { id: publicKinds.waitingApproval.existing, device: 'Tablet', is_remembered: false }
  const times = { created_at: now, expires_at: new Date(now.getTime() + 24 * 3_600_000) }
  await db
    .insertInto('approvals')
    .values({ ...approval, ...times })
    .execute()
  const rate = JSON.stringify({ dop_per_usd: 59.5, date: '2026-11-20' })
  await db.insertInto('settings').values({ name: 'dollar_rate', value: rate }).execute()
  await makeErpCustomer(db, { code: 'M-0042', email: 'compras@taller.example' })
}

async function makePerson(store: TestStore, name: Customer): Promise<Person> {
  const email = `${name}@example.com`
  const shopper = await makeShopper(store, {
    email,
    phone: phoneOf(name),
    passwordHash,
    priceLevel: name === 'business' ? 2 : 1,
  })
  if (name === 'business') await shopper.client.call(saveBusinessProfile, businessProfile)
  const records: Partial<Records> = {}
  for (const [kind, { make }] of Object.entries(ownedKinds))
    records[kind as OwnedKindName] = await make(store, shopper, email)
  await shopper.client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 2 })
  return { ...shopper, records: records as Records, email }
}
