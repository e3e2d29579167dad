import { beforeEach, describe, expect, test } from 'vitest'
import { claimCustomerCode, getCustomerCode, verifyCustomerCode } from '#contract/customer-code.ts'
import { getCurrentUser } from '#contract/identity.ts'
import { deleteAccount, exportAccount } from '#contract/account-data.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { type SignedIn, makeCustomer, makeErpCustomer, signIn } from '#server/testing/make.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'

// A store whose text messages can be read.
const store = testStoreOn((await testStore()).database, { DEV: '1' })
const { db } = store.database
const onFile = 'compras@taller.example'
const phone = '18095550166'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
let ana: SignedIn
let bob: SignedIn

beforeEach(async () => {
  await store.reset()
  await makeErpCustomer(db, {
    code: 'M-0042',
    email: onFile,
    phone,
    company: 'Taller El Faro',
    taxId: '101850043',
    priceLevel: 3,
  })
  await makeCustomer(db, { email: 'ana@example.com', passwordHash })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
})

const begin = (customer_code = 'M-0042', contact = onFile, as = ana) =>
  as.client.call(claimCustomerCode, { customer_code, contact })
const verify = (code: string, request_id?: string, as = ana) =>
  as.client.call(verifyCustomerCode, { code, ...(request_id && { request_id }) })
const claim = async (as = ana, code = 'M-0042', contact = onFile) => {
  const { request_id } = await begin(code, contact, as)
  return verify(await lastCodeTo(db, contact), request_id, as)
}
const userOf = async ({ client }: SignedIn) => (await client.call(getCurrentUser, {})).user
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the account gets the customer code and its price level', () => {
  test('with the code that was sent to the e-mail on file, however the customer code is written', async () => {
    expect(await begin(' m-0042', 'Compras@Taller.example')).toMatchObject({ destination: 'c•••s@t•••.example' })
    expect(await userOf(ana)).toMatchObject({ code: expect.not.stringContaining('M-0042'), price_level_id: 1 })
    expect(await verify(await lastCodeTo(db, onFile))).toEqual({ customer_code: 'M-0042', price_level_id: 3 })
    expect(await userOf(ana)).toMatchObject({ code: 'M-0042', price_level_id: 3 })
    const row = await db.selectFrom('customers').selectAll().where('id', '=', ana.customerId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ company: 'Taller El Faro', tax_id: '101850043', created_from: 'ECOMMERCE' })
  })

  test('with the code of a text message to the phone on file', async () => {
    expect(await begin('M-0042', '(809) 555-0166')).toMatchObject({ destination: '+1 (809) 555-0166' })
    expect(await verify(await lastCodeTo(db, phone))).toMatchObject({ customer_code: 'M-0042' })
  })

  test('with the newest codes of one request: a second one leaves the first valid', async () => {
    await begin()
    const first = await lastCodeTo(db, onFile)
    await begin()
    expect(await codesSentTo(db, onFile)).toHaveLength(2)
    expect(await verify(first)).toMatchObject({ customer_code: 'M-0042' })
  })
})

describe('what the store does not say', () => {
  test('an unknown code, another e-mail and another phone get the same words, and no code is sent', async () => {
    await makeErpCustomer(db, { code: 'M-0043', email: 'otra@taller.example' })
    const failures = await Promise.all(
      [
        ['X-9999', onFile],
        ['M-0042', 'otra@taller.example'],
        ['M-0042', '18095550167'],
        ['M-0043', phone],
      ].map(([code, contact]) => failure(begin(code, contact))),
    )
    for (const one of failures) expect(one).toEqual(failures[0])
    expect(failures[0]).toMatchObject({ httpStatus: 422, reason: 'customer-code-mismatch' })
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('a code that somebody has claimed begins like another one, and is refused after the right answer alone', async () => {
    await claim(bob)
    const { request_id } = await begin()
    await expect(verify(otherCode(...(await codesSentTo(db, onFile))), request_id)).rejects.toMatchObject({
      reason: 'code-mismatch',
    })
    await expect(verify(await lastCodeTo(db, onFile), request_id)).rejects.toMatchObject({
      httpStatus: 409,
      reason: 'customer-code-taken',
    })
    expect((await userOf(ana)).price_level_id).toBe(1)
  })

  test('the mail with the code does not greet with a name, which a stranger could have written', async () => {
    await begin()
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(payload).toMatchObject({ data: { firstName: '', purpose: 'customer-code' } })
  })
})

test('a code of another customer of the store is not given away a second time', async () => {
  await db.updateTable('customers').set({ code: 'M-0042' }).where('email', '=', 'bob@example.com').execute()
  await begin()
  await expect(verify(await lastCodeTo(db, onFile))).rejects.toMatchObject({ reason: 'customer-code-taken' })
  expect(await ana.client.call(getCustomerCode, {})).toMatchObject({ customer_code: null })
})

test('an account claims one customer code', async () => {
  await makeErpCustomer(db, { code: 'M-0043', email: 'otra@taller.example' })
  const { request_id } = await begin('M-0043', 'otra@taller.example')
  await claim()
  await expect(begin('M-0043', 'otra@taller.example')).rejects.toMatchObject({ reason: 'customer-code-claimed' })
  await expect(verify(await lastCodeTo(db, 'otra@taller.example'), request_id)).rejects.toMatchObject({
    reason: 'customer-code-claimed',
  })
})

describe('an answer', () => {
  test('somebody else’s request and a missing one are refused in the same words', async () => {
    const missing = await failure(verify('123456', undefined, bob))
    const { request_id } = await begin()
    const foreign = await failure(verify(await lastCodeTo(db, onFile), request_id, bob))
    expect(foreign).toEqual(missing)
    expect(missing).toMatchObject({ httpStatus: 422, reason: 'code-expired' })
  })

  test('the sixth is not evaluated', async () => {
    await begin()
    const right = await lastCodeTo(db, onFile)
    for (let n = 0; n < 5; n += 1) await verify(otherCode(right)).catch(() => {})
    await expect(verify(right)).rejects.toMatchObject({ httpStatus: 429, reason: 'code-attempts-exceeded' })
  })

  test.each([{}, { code: '' }, { code: '123456', request_id: 'x' }, { code: '123456', price_level_id: 9 }])(
    'cannot be %j',
    async (input) => {
      await expect(ana.client.call(verifyCustomerCode, input as never)).rejects.toMatchObject({ httpStatus: 422 })
    },
  )
})

test.each([
  [{ customer_code: 'código', contact: onFile }, 'customer_code'],
  [{ customer_code: 'M'.repeat(31), contact: onFile }, 'customer_code'],
  [{ customer_code: 'M-0042', contact: 'ana' }, 'contact'],
  [{ customer_code: 'M-0042' }, 'contact'],
  [{ customer_code: 'M-0042', contact: onFile, price_level_id: 9 }, 'price_level_id'],
])('%j is refused at its field', async (input, path) => {
  await expect(ana.client.call(claimCustomerCode, input as never)).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [expect.objectContaining({ path })] },
  })
})

test('an account tries ten pairs a day, right ones too, and another account is not held up', async () => {
  for (let n = 0; n < 9; n += 1) await begin(`X-${n}`).catch(() => {})
  await begin()
  await expect(begin()).rejects.toMatchObject({ httpStatus: 429, reason: 'too-many-requests' })
  await expect(begin('M-0042', onFile, bob)).resolves.toBeDefined()
})

test('a store that sends no text messages says so, for any phone', async () => {
  const silent = testStoreOn(store.database, { DEV: '0' })
  const own = await signIn(silent, 'ana@example.com')
  for (const contact of [phone, '18095550167'])
    await expect(begin('M-0042', contact, own)).rejects.toMatchObject({ reason: 'no-text-messages' })
})

test('an employee claims no customer code', async () => {
  await db.updateTable('customers').set({ is_employee: true }).where('id', '=', ana.customerId).execute()
  await expect(begin()).rejects.toMatchObject({ httpStatus: 403, reason: 'not-allowed' })
})

describe('an account learns that it has a customer code', () => {
  const state = () => ana.client.call(getCustomerCode, {})
  const setContact = (change: object) =>
    db.updateTable('customers').set(change).where('id', '=', ana.customerId).execute()

  test('by its e-mail, once that is confirmed', async () => {
    await setContact({ email: onFile, email_confirmed_at: null })
    expect(await state()).toEqual({ customer_code: null, has_customer_code: false })
    await setContact({ email_confirmed_at: new Date() })
    expect(await state()).toEqual({ customer_code: null, has_customer_code: true })
  })

  test('by its phone, once that is confirmed', async () => {
    await setContact({ phone, phone_verified_at: null })
    expect(await state()).toMatchObject({ has_customer_code: false })
    await setContact({ phone_verified_at: new Date() })
    expect(await state()).toMatchObject({ has_customer_code: true })
  })

  test('not once it has been claimed', async () => {
    await setContact({ phone, phone_verified_at: new Date() })
    await claim(bob)
    expect(await state()).toEqual({ customer_code: null, has_customer_code: false })
    expect(await bob.client.call(getCustomerCode, {})).toEqual({ customer_code: 'M-0042', has_customer_code: false })
  })
})

test('the export has the claim, and after a deletion the customer claims it with another account', async () => {
  await claim()
  expect(JSON.stringify(await ana.client.call(exportAccount, {}))).toContain('M-0042')
  await ana.client.call(deleteAccount, { password })
  const row = await db.selectFrom('customers').selectAll().where('id', '=', ana.customerId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ code: expect.not.stringContaining('M-0042'), price_level: 1, company: null })
  expect(await claim(bob)).toMatchObject({ customer_code: 'M-0042' })
})

test.each([
  ['read', getCustomerCode, {}],
  ['claim', claimCustomerCode, { customer_code: 'M-0042', contact: onFile }],
  ['verify', verifyCustomerCode, { code: '123456' }],
] as const)('a visitor cannot %s it', async (_, endpoint, input) => {
  await expect(store.client().call(endpoint, input as never)).rejects.toMatchObject({ reason: 'sign-in-required' })
})
