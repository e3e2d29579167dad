import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account-data.ts'
import { setCartLine } from '#contract/cart.ts'
import type { Tables } from '#server/db/tables.ts'
import {
  makeAddress,
  makeBranch,
  makeErpCustomer,
  makePartner,
  makeProduct,
  makeZone,
  signIn,
} from '#server/testing/make.ts'
import { makeCredit, makeCreditNote, makeDeposit, makeGiftCard, makeSavedCard } from '#server/testing/make-balances.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { makeProof } from '#server/testing/make-proof.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const now = new Date()
const soon = new Date(now.getTime() + 86_400_000)
let ana: Shopper

/** Where a table with rows of customers is in the exported document, and what of its row is in it. */
const places: readonly [table: string, part: string, value: string][] = [
  ['addresses', 'addresses', 'Casa de Anacaona'],
  ['answers', 'questions', 'Tres horas'],
  ['authenticators', 'two_step', '"has_authenticator":true'],
  ['balances', 'balances', 'DEP-7'],
  ['business_profiles', 'business_profile', 'Colmado Anacaona'],
  ['cart_lines', 'carts', 'color azul'],
  ['customer_profiles', 'profile', '1990-05-31'],
  ['customer_settings', 'settings', '"phone":"lumen/Aria 12"'],
  ['erp_customers', 'customer_code', 'compras@taller.example'],
  ['identifications', 'identification', '131995827'],
  ['orders', 'orders', '"total":118'],
  ['deposit_proofs', 'deposit_proofs', 'Banco del Mar'],
  ['partners', 'partners', 'Socio Pérez'],
  ['passkeys', 'passkeys', 'Llave de Ana'],
  ['payments', 'payments', '"kind":"cash"'],
  ['questions', 'questions', 'How long?'],
  ['recovery_codes', 'two_step', '"recovery_codes_left":1'],
  ['returns', 'returns', 'DV-000777'],
  ['reviews', 'reviews', 'Muy bueno'],
  ['saved_cards', 'saved_cards', 'ANACAONA PEREZ'],
  ['search_events', 'searches', '"position":7'],
  ['search_history', 'searches', 'cargador'],
  ['sessions', 'account', 'Telescope 9'],
  ['trusted_devices', 'two_step', 'Sextant 4'],
  ['uploads', 'pictures', 'profile'],
  ['verifications', 'reservations', 'envuelto en azul'],
]

/** Tables whose rows are in no export: they say nothing of the person, and end by themselves. */
const left = ['reserved_times', 'code_requests', 'sign_ins', 'approvals', 'order_attempts']

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeZone(db, { branchCode: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 9 } })
  ana = await makeShopper(store)
  const { customerId } = ana
  const own = { customer_id: customerId }
  const text = { ...own, author: 'Ana P.', search_text: 'x', created_at: now }
  await makeAddress(db, { customerId, name: 'Casa de Anacaona', isDefault: true })
  await makePartner(db, { customerId, fullName: 'Socio Pérez', identification: '00113918205' })
  await makeDeposit(db, customerId, { documentId: 'DEP-7' })
  await makeCreditNote(db, customerId, { documentId: 'NC-7' })
  await makeGiftCard(db, customerId, { code: 'GIFT-7777-7777' })
  await makeCredit(db, customerId, { limitCentavos: 77_700, movements: [{ amountCentavos: 500, documentId: 'FAC-7' }] })
  await makeProof(db, customerId)
  await makeSavedCard(db, customerId, { holder: 'ANACAONA PEREZ' })
  await ana.verify({ 1: { A: 1 } }, 118)
  const order_id = (await ana.place(118)).orders[0]?.id ?? 0
  const returned = { id: randomUUID(), order_id, number: 'DV-000777', preference: 'refund', requested_at: now }
  await db
    .insertInto('returns')
    .values({ ...own, ...returned, comment: null })
    .execute()
  await db.updateTable('verification_lines').set({ note: 'envuelto en azul' }).execute()
  await ana.client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 1, note: 'color azul' })
  const review = { rating: 5, language: 'es', title: 'Bueno', comment: 'Muy bueno', product_code: 'A' }
  await db
    .insertInto('reviews')
    .values({ ...text, ...review })
    .execute()
  const question = { ...text, product_code: 'A', language: 'en', text: 'How long?' }
  const { id } = await db.insertInto('questions').values(question).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('answers')
    .values({ ...text, question_id: id, language: 'es', text: 'Tres horas' })
    .execute()
  await db
    .insertInto('authenticators')
    .values({ ...own, sealed_secret: 'sealed', confirmed_at: now })
    .execute()
  await db
    .insertInto('recovery_codes')
    .values({ ...own, code_hash: 'hashed', created_at: now })
    .execute()
  await db
    .insertInto('trusted_devices')
    .values({ ...own, device_hash: 'h', device: 'Sextant 4', created_at: now, trusted_until: soon })
    .execute()
  await makeErpCustomer(db, { code: 'M-0042', email: 'compras@taller.example' })
  await db
    .updateTable('erp_customers')
    .set({ ...own, claimed_at: now, account_code: 'C-76' })
    .execute()
  await db
    .insertInto('business_profiles')
    .values({
      ...own,
      kind: 'business',
      company: 'Colmado Anacaona',
      updated_at: now,
      tax_id: '131995827',
      category: 'retail-store',
      recurrence: 'weekly',
      buying: 'inventory',
    })
    .execute()
  await db
    .insertInto('identifications')
    .values({ ...own, kind: 'rnc', number: '131995827', state: 'submitted', submitted_at: now })
    .execute()
  await db
    .insertInto('customer_profiles')
    .values({ ...own, birth_date: '1990-05-31', updated_at: now })
    .execute()
  await db
    .insertInto('customer_settings')
    .values({ ...own, bills_email: 'cuentas@example.com', phone: 'lumen/Aria 12', updated_at: now })
    .execute()
  await db
    .insertInto('passkeys')
    .values({
      ...own,
      id: randomUUID(),
      credential_id: 'credential',
      public_key: 'key',
      sign_count: 0,
      transports: [],
      is_syncable: false,
      is_synced: false,
      name: 'Llave de Ana',
      created_at: now,
    })
    .execute()
  await db
    .insertInto('search_history')
    .values({ ...own, id: randomUUID(), key: 'cargador', description: 'cargador' })
    .execute()
  await db
    .insertInto('search_events')
    .values({ ...own, kind: 'click', product_code: 'A', position: 7, created_at: now })
    .execute()
  const ended = await signIn(store, 'ana@example.com')
  await db
    .updateTable('sessions')
    .set({ device: 'Telescope 9', ended_at: now })
    .where('id', '=', ended.sessionId)
    .execute()
  await db
    .insertInto('uploads')
    .values({
      ...own,
      id: randomUUID(),
      purpose: 'profile',
      type: 'image/webp',
      width: 9,
      height: 9,
      size_bytes: 3,
      bytes: Buffer.from('abc'),
      created_at: now,
      attached_at: now,
    })
    .execute()
})

test('the export has what every table with a customer stores', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'customer_id' and table_name <> all(${left})`.execute(db)
  const { data } = await ana.client.call(exportAccount, {})
  for (const { name } of rows) {
    const [, part, value] = places.find(([table]) => table === name) ?? [name, name, `a place of ${name} in the export`]
    expect(JSON.stringify(data[part]), name).toContain(value)
  }
  expect(rows.map(({ name }) => name).toSorted()).toEqual(places.map(([table]) => table).toSorted())
})

test('the export has every balance with its movements, and the credit', async () => {
  const { data } = await ana.client.call(exportAccount, {})
  for (const value of ['DEP-7', 'NC-7', 'GIFT-7777-7777', 'FAC-7', '"limit":777', '1000'])
    expect(JSON.stringify(data['balances'])).toContain(value)
})

test('the export has names and amounts as the wire has them', async () => {
  const { data } = await ana.client.call(exportAccount, {})
  const names = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) for (const name of Object.keys(value)) names.add(name)
    Object.values(value).forEach(collect)
  }
  collect(data)
  expect([...names].filter((name) => /[A-Z]|centavos/.test(name))).toEqual([])
})

test('the export says nothing wrong about the default address: it is among the addresses', async () => {
  const { data } = await ana.client.call(exportAccount, {})
  expect(data).toMatchObject({ addresses: [{ name: 'Casa de Anacaona', is_default: true }] })
  expect((data['account'] as { user: object }).user).not.toHaveProperty('address')
})

test('the export needs a recent proof', async () => {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: new Date(Date.now() - 11 * 60_000) })
    .execute()
  await expect(ana.client.call(exportAccount, {})).rejects.toMatchObject({ reason: 'authentication-needed' })
})

// What a page does not need of the account is the customer's all the same.
const unexported = ['password_hash', 'may_sign_in', 'deleted_at', 'must_change_password']
const values: Partial<Record<keyof Tables['customers'], string>> = {
  company: 'Colmado Anacaona',
  tax_id: '131995827',
  policies_accepted_at: '2026-01-02T03:04:05.000Z',
  email_confirmed_at: '2026-01-03T03:04:05.000Z',
  phone_verified_at: '2026-01-04T03:04:05.000Z',
  first_session_at: '2026-01-05T03:04:05.000Z',
  created_at: '2026-01-06T03:04:05.000Z',
  username: 'anacaona',
  identification: '00113918205',
  code: 'C-77',
  email: 'ana@example.com',
  first_name: 'Anacaona',
  last_name: 'Pérez',
  phone: '18095550100',
  language: 'es',
  created_from: 'elsewhere',
}

test('the export has every column of the account that says something of the person', async () => {
  await db
    .updateTable('customers')
    .set(values as never)
    .execute()
  const { rows } = await sql<{ name: keyof Tables['customers'] }>`
    select column_name as name from information_schema.columns where table_name = 'customers'`.execute(db)
  const { data } = await ana.client.call(exportAccount, {})
  const account = JSON.stringify(data['account'])
  for (const { name } of rows.filter(({ name }) => !unexported.includes(name))) {
    if (['id', 'price_level', 'is_employee'].includes(name)) continue
    expect(account, name).toContain(values[name] ?? `a value of ${name}`)
  }
})
