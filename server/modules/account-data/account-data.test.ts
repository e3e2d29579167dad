import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/account-data.ts'
import { updateSettings } from '#contract/customer-settings.ts'
import { getCurrentUser, register } from '#contract/identity.ts'
import { createPartner } from '#contract/partners.ts'
import { updateProfile } from '#contract/profile.ts'
import { signIn as signInWithPassword } from '#contract/sign-in.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeProof } from '#server/testing/make-proof.ts'
import { makeAddress, makeBranch, makeCustomer, makeProduct, makeZone, signIn } from '#server/testing/make.ts'
import { type Shopper, makeShopper, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
let ana: Shopper

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeZone(db, { branchCode: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 9 } })
  ana = await makeShopper(store)
  await db
    .updateTable('customers')
    .set({
      password_hash: passwordHash,
      email: 'ana@example.com',
      first_name: 'Anacaona',
      identification: '00113918205',
    })
    .execute()
  await makeAddress(db, { customerId: ana.customerId, name: 'Casa de Anacaona', isDefault: true })
  const partner = { full_name: 'Socio Pérez', identification: '00113918205', whatsapp: '8095550144' }
  // With a key, as a page sends it: its reply is stored for a repeat.
  const keyed = store.client({ headers: { ...ana.headers, 'idempotency-key': 'partner-1' } })
  await keyed.call(createPartner, partner)
  await ana.client.call(updateProfile, { gender: 'feminine', date_of_birth: '1990-05-31' })
  await ana.client.call(updateSettings, { bills_email: 'cuentas@example.com' })
  const writing = { customer_id: ana.customerId, author: 'Anacaona P.', search_text: 'x', created_at: new Date() }
  await db
    .insertInto('reviews')
    .values({ ...writing, product_code: 'A', rating: 5, language: 'es', title: 'Bueno', comment: 'Muy bueno' })
    .execute()
  await db
    .insertInto('questions')
    .values({ ...writing, product_code: 'A', language: 'en', text: 'How long?' })
    .execute()
})

const exported = async () => JSON.stringify(await ana.client.call(exportAccount, {}))
const remove = (given = password) => ana.client.call(deleteAccount, { password: given })
const customer = () => db.selectFrom('customers').selectAll().where('id', '=', ana.customerId).executeTakeFirstOrThrow()
const buy = async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await ana.place(118)
}

test('the export has nobody else’s data, no password and no token', async () => {
  const bob = await makeCustomer(db, { email: 'bob@example.com' })
  await makeAddress(db, { customerId: bob, name: 'Casa de Bob' })
  const text = await exported()
  for (const value of ['Bob', 'bob@example.com', passwordHash, 'password', 'hash', 'token'])
    expect(text).not.toContain(value)
})

test('ORDER-32: the export has what staff have written beside the steps of an order, in every language', async () => {
  await buy()
  const written = { note: 'Lunes', note_en: 'For Monday', note_es: 'Para el lunes' }
  await db.updateTable('order_events').set(written).execute()
  const text = await exported()
  for (const note of Object.values(written)) expect(text).toContain(note)
})

test('an account is exported five times a day', async () => {
  for (let times = 0; times < 5; times += 1) await exported()
  await expect(exported()).rejects.toMatchObject({ httpStatus: 429 })
})

test('a deleted account has nothing of the person, and its sessions are over', async () => {
  const other = await signIn(store, 'ana@example.com')
  await remove()
  for (const client of [ana.client, other.client])
    await expect(client.call(exportAccount, {})).rejects.toMatchObject({ httpStatus: 401 })
  expect(await customer()).toMatchObject({ first_name: '', phone: '', identification: null, may_sign_in: false })
  for (const table of ['addresses', 'partners', 'customer_profiles', 'customer_settings', 'cart_lines'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
})

test('no row of the database names the person of a deleted account, but the confirming mail', async () => {
  await remove()
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'outbox'`.execute(db)
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} t where t::text ~* 'anacaona|ana@example|cuentas@|Socio'`.execute(
      db,
    )
    expect(rows, name).toEqual([])
  }
  expect(await db.selectFrom('outbox').select(['recipient']).execute()).toEqual([{ recipient: 'ana@example.com' }])
})

test('reviews and questions stay without their author', async () => {
  await remove()
  expect(await db.selectFrom('reviews').select(['author', 'customer_id', 'comment']).execute()).toEqual([
    { author: 'Cliente', customer_id: null, comment: 'Muy bueno' },
  ])
  expect(await db.selectFrom('questions').select(['author', 'customer_id']).execute()).toEqual([
    { author: 'Customer', customer_id: null },
  ])
})

test('a finished order stays with its name, without its address', async () => {
  await buy()
  await db.updateTable('orders').set({ status: 'delivered', note: 'ring twice' }).execute()
  const written = { note: 'With Ana', note_en: 'For Ana', note_es: 'Para Ana' }
  const parcel = { carrier: 'Correo del Valle', parcel_number: '4821-0775' }
  await db
    .updateTable('order_events')
    .set({ ...written, ...parcel })
    .execute()
  const [before] = await db.selectFrom('orders').select(['id', 'customer_name', 'total_centavos']).execute()
  await remove()
  expect(await db.selectFrom('orders').selectAll().execute()).toMatchObject([{ ...before, address: null, note: null }])
  // A carrier finds the address by the number of its parcel.
  const left = ['note', 'note_en', 'note_es', 'carrier', 'parcel_number'] as const
  expect(await db.selectFrom('order_events').select(left).execute()).toEqual([
    Object.fromEntries(left.map((column) => [column, null])),
  ])
})

test('the reservations of an account stay without its notes, and those of others with theirs', async () => {
  const bob = await makeShopper(store, { email: 'bob@example.com' })
  for (const shopper of [ana, bob]) await shopper.verify({ 1: { A: 1 } }, 118)
  const note = 'Ring at the door of Anacaona'
  await db.updateTable('verification_lines').set({ note }).execute()
  await remove()
  const rows = await db
    .selectFrom('verification_lines')
    .innerJoin('verifications', 'verifications.id', 'verification_id')
    .select(['customer_id', 'note', 'quantity'])
    .execute()
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      { customer_id: ana.customerId, note: null, quantity: 1 },
      { customer_id: bob.customerId, note, quantity: 1 },
    ]),
  )
})

test('an account with a return that was not decided is not deleted; afterwards nothing written in it stays', async () => {
  await buy()
  await db.updateTable('orders').set({ status: 'delivered' }).execute()
  const { id: order_id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const made = { id: randomUUID(), number: 'DV-000777', preference: 'refund', requested_at: new Date() }
  await db
    .insertInto('returns')
    .values({ ...made, order_id, customer_id: ana.customerId, comment: 'Too small.' })
    .execute()
  await expect(remove()).rejects.toMatchObject({ reason: 'return-open' })
  await db.updateTable('returns').set({ state: 'refused', decided_at: new Date(), note: 'Used.' }).execute()
  await remove()
  expect(await db.selectFrom('returns').select(['comment', 'note']).execute()).toEqual([{ comment: null, note: null }])
})

test('an account with an open order is not deleted', async () => {
  await buy()
  await expect(remove()).rejects.toMatchObject({ reason: 'order-open' })
  expect((await customer()).deleted_at).toBeNull()
  await expect(ana.client.call(getCurrentUser, {})).resolves.toMatchObject({ user: { first_name: 'Anacaona' } })
})

test('a wrong password deletes nothing, and guesses are limited', async () => {
  for (let times = 0; times < 5; times += 1)
    await expect(remove('Nopal-48-rio')).rejects.toMatchObject({ reason: 'wrong-current-password' })
  await expect(remove()).rejects.toMatchObject({ httpStatus: 429 })
  expect((await customer()).deleted_at).toBeNull()
})

test('the password of a deletion is no part of its URL', async () => {
  const path = `/api/ecommerce/users?password=${password}`
  expect((await store.send('DELETE', path, { headers: ana.headers })).status).toBe(422)
})

test('nobody signs in to a deleted account, and its e-mail registers again', async () => {
  await remove()
  const stranger = store.client()
  await expect(stranger.call(signInWithPassword, { username: 'ana@example.com', password })).rejects.toMatchObject({
    reason: 'unknown-email',
  })
  const names = { first_name: 'Ana', last_name: 'Pérez', email: 'ana@example.com', phone: '18095550100' }
  const { user } = await stranger.call(register, { ...names, password, password_confirm: password })
  expect(user.id).not.toBe(ana.customerId)
})

test('the account of an employee is not deleted by the employee', async () => {
  await db.updateTable('customers').set({ is_employee: true }).execute()
  await expect(remove()).rejects.toMatchObject({ reason: 'not-allowed' })
})

test('one customer’s deletion leaves the others alone', async () => {
  const bobId = await makeCustomer(db, { email: 'bob@example.com', firstName: 'Bob' })
  await makeAddress(db, { customerId: bobId, name: 'Casa de Bob' })
  const { client: bob } = await signIn(store, 'bob@example.com')
  await remove()
  expect(await bob.call(getCurrentUser, {})).toMatchObject({ user: { first_name: 'Bob' } })
  expect(await db.selectFrom('addresses').select('name').execute()).toEqual([{ name: 'Casa de Bob' }])
})

test.each([
  ['exports', exportAccount, {}],
  ['deletes', deleteAccount, { password }],
] as const)('a visitor %s nothing', async (_, endpoint, input) => {
  await expect(store.client().call(endpoint, input as never)).rejects.toMatchObject({ reason: 'sign-in-required' })
})

// A table that a migration adds has to be told apart here: its module erases it, or it stays for a reason.
const erased = [
  'addresses, answers, authenticators, passkeys, recovery_codes, trusted_devices, business_profiles, cart_lines, customer_profiles, customer_settings, erp_customers, identifications, partners',
  'questions, reviews, saved_cards, search_events, search_history, sessions, uploads',
]
const staying = [
  // Orders and the store's books stay; the person is taken out of orders and reservations.
  'orders, returns, balances, payments, deposit_proofs, verifications',
  // A request to place orders says nothing of its customer once it has ended, and none is open.
  'order_attempts',
  // Requests for codes and approvals end by themselves.
  'reserved_times, code_requests, sign_ins, approvals',
]

test('every table with a customer is erased with the account, or stays for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'customer_id' order by table_name`.execute(db)
  const known = [...erased, ...staying].flatMap((line) => line.split(', ')).toSorted()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known)
})

test('an account with a deposit proof that waits for staff is not deleted', async () => {
  await makeProof(db, ana.customerId)
  await expect(remove()).rejects.toMatchObject({ reason: 'proof-open' })
  const reviewed = { state: 'refused', reviewed_at: new Date() } as const
  await db.updateTable('deposit_proofs').set(reviewed).execute()
  await remove()
})

test('what an account has reserved is free again once it is deleted', async () => {
  await ana.verify({ 1: { A: 3 } }, 354)
  expect(await stockOf(db, 'A')).toEqual([9, 3])
  await remove()
  expect(await stockOf(db, 'A')).toEqual([9, 0])
})
