import { beforeEach, expect, test } from 'vitest'
import fc from 'fast-check'
import type { Client } from '#contract/client.ts'
import { getCurrentUser, register, registration } from '#contract/identity.ts'
import { signIn } from '#contract/sign-in.ts'
import { makeAddress } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()

const ana = {
  first_name: 'Ana',
  last_name: 'Pérez',
  email: 'ana@example.com',
  phone: '+1 (809) 555-0100',
  password: 'Nopal-47-rio',
  password_confirm: 'Nopal-47-rio',
  policies_accepted: true,
}
const registerWith = (change: object, as: Client = client) => as.call(register, { ...ana, ...change })
const wrongFields = async (change: object) => {
  const failure = await registerWith(change).catch(
    (error: unknown) => error as { data: { errors?: { path: string; message: string }[] } },
  )
  return 'data' in failure ? failure.data.errors : undefined
}

beforeEach(() => store.reset())

test('a new customer is signed in with the tokens of the response', async () => {
  const { user, tokens } = await registerWith({})
  expect(user).toMatchObject({
    email: 'ana@example.com',
    phone: '18095550100',
    price_level_id: 1,
    created_from: 'ECOMMERCE',
    activated_customer: true,
  })
  expect(tokens?.expires_in).toBe(900)
  const own = store.client({ headers: { authorization: `Bearer ${tokens?.access_token}` } })
  expect((await own.call(getCurrentUser, {})).user).toEqual(user)
})

test('a new customer is signed in at once, and confirms the e-mail at the next sign-in', async () => {
  await registerWith({})
  await expect(client.call(signIn, { username: ana.email, password: ana.password })).resolves.toMatchObject({
    challenge: 'EMAIL_CONFIRMATION',
  })
})

test('a new customer can sign in with e-mail or username, in upper or lower case', async () => {
  await registerWith({ username: 'Ana.Perez' })
  await db.updateTable('customers').set({ email_confirmed_at: new Date() }).execute()
  await expect(client.call(signIn, { username: 'ANA@example.com ', password: ana.password })).resolves.toMatchObject({
    user: { username: 'ana.perez' },
  })
  await expect(client.call(signIn, { username: 'ana.PEREZ', password: ana.password })).resolves.toMatchObject({
    user: { email: ana.email },
  })
})

test('a user has every field of the wire format', async () => {
  const { user, tokens } = await registerWith({ username: 'ana.perez' })
  expect(user).toMatchObject({
    address: null,
    isClient: true,
    isEmail: false,
    user: 'ana.perez',
    activated_employee: false,
  })
  await makeAddress(db, { customerId: user.id })
  await makeAddress(db, { customerId: user.id, isDefault: true, lat: 18.5 })
  const own = store.client({ headers: { authorization: `Bearer ${tokens?.access_token}` } })
  expect((await own.call(getCurrentUser, {})).user).toEqual({
    ...user,
    address: 'Calle Dos 2, Naco, Santo Domingo, Distrito Nacional',
  })
  const { user: byEmail } = await registerWith({ email: 'bea@example.com' })
  expect(byEmail).toMatchObject({ isEmail: true, user: 'bea@example.com' })
})

test('fields for privileges in the payload are ignored', async () => {
  const { user } = await registerWith({
    price_level_id: 9,
    is_employee: true,
    code: 'BOSS',
    created_from: 'ERP',
    id: '1',
    isClient: true,
    isEmail: true,
    user: { is_employee: true },
    address: [],
    activated_employee: true,
    activated_customer: false,
  })
  expect(user).toMatchObject({
    price_level_id: 1,
    is_employee: false,
    activated_employee: false,
    created_from: 'ECOMMERCE',
    activated_customer: true,
  })
  expect(user.code).toMatch(/^C\d{6}$/)
  const row = await db.selectFrom('customers').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ price_level: 1, is_employee: false, phone_verified_at: null })
})

test('any other field is refused', async () => {
  expect(await wrongFields({ may_sign_in: true })).toEqual([
    { path: 'may_sign_in', message: 'This field is not known here.' },
  ])
})

test('each invalid field is named in the refusal', async () => {
  expect(
    (await wrongFields({ email: 'ana', phone: '8095550100', first_name: ' ', identification: '000-1391820-5' }))?.map(
      ({ path }) => path,
    ),
  ).toEqual(['first_name', 'email', 'phone', 'identification'])
})

test('a name without a letter is refused at its field', async () => {
  expect(await wrongFields({ first_name: '123', last_name: '-' })).toEqual([
    { path: 'first_name', message: 'Write a name with letters.' },
    { path: 'last_name', message: 'Write a name with letters.' },
  ])
})

test('a national ID with a wrong check digit is a question, and its confirmation is stored for staff', async () => {
  const identification = '001-1391820-4'
  await expect(registerWith({ identification })).rejects.toMatchObject({ reason: 'identification-unconfirmed' })
  expect(await db.selectFrom('customers').select('id').execute()).toEqual([])
  const { user } = await registerWith({ identification, identification_confirmed: true })
  expect(user.identification).toBe('00113918204')
  expect(await db.selectFrom('customer_profiles').select('identification_confirmed_at').execute()).toEqual([
    { identification_confirmed_at: expect.any(Date) },
  ])
})

test('a national ID that is right needs no confirmation, and leaves no mark', async () => {
  expect((await registerWith({ identification: '001-1391820-5' })).user.identification).toBe('00113918205')
  expect(await db.selectFrom('customer_profiles').select('customer_id').execute()).toEqual([])
})

test('the policies must be accepted', async () => {
  expect(await wrongFields({ policies_accepted: false })).toEqual([
    { path: 'policies_accepted', message: 'You must accept the policies to continue.' },
  ])
})

test('the acceptance of the policies is recorded where the client sends it, and only there', async () => {
  const acceptedAt = async () =>
    (await db.selectFrom('customers').select('policies_accepted_at').executeTakeFirstOrThrow()).policies_accepted_at
  await registerWith({})
  expect(await acceptedAt()).not.toBeNull()
  await store.reset()
  await registerWith({ policies_accepted: undefined })
  expect(await acceptedAt()).toBeNull()
})

test('the two passwords must be the same', async () => {
  expect(await wrongFields({ password_confirm: 'Nopal-47-Rio' })).toEqual([
    { path: 'password_confirm', message: 'Passwords do not match.' },
  ])
})

test.each(['Password1!', 'P@ssw0rd1', 'Qwerty123!', 'Abc123!', '1Qaz2wsx!', 'Contraseña1!'])(
  '%s is too common',
  async (password) => {
    expect(await wrongFields({ password, password_confirm: password })).toEqual([
      { path: 'password', message: 'This password is too common.' },
    ])
  },
)

test('a registered e-mail is refused with 423, in upper or lower case', async () => {
  await registerWith({})
  await expect(registerWith({ email: 'Ana@Example.com' })).rejects.toMatchObject({
    httpStatus: 423,
    code: 423,
    reason: 'email-taken',
  })
  expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(1)
})

test('a taken username is refused', async () => {
  await registerWith({ username: 'ana' })
  await expect(registerWith({ email: 'other@example.com', username: 'ANA' })).rejects.toMatchObject({
    reason: 'username-taken',
  })
})

test('a username in the form of an e-mail is refused', async () => {
  expect(await wrongFields({ username: 'eva@example.com' })).toEqual([
    { path: 'username', message: 'This is not valid.' },
  ])
})

test('of two registrations with one e-mail at once exactly one succeeds', async () => {
  const results = await Promise.allSettled([registerWith({}), registerWith({})])
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ reason: 'email-taken' })
})

test('the welcome mail is in the outbox, in the customer’s language', async () => {
  await registerWith({ language: 'es' })
  expect(await db.selectFrom('outbox').select(['kind', 'recipient', 'payload']).execute()).toEqual([
    {
      kind: 'mail',
      recipient: ana.email,
      payload: expect.objectContaining({
        template: 'welcome',
        language: 'es',
        data: expect.objectContaining({ firstName: 'Ana' }),
      }),
    },
  ])
})

test('one IP address registers at most twenty times an hour, and invalid fields do not count', async () => {
  await wrongFields({ email: 'x' })
  await registerWith({})
  for (let n = 2; n <= 20; n += 1) await registerWith({}).catch(() => {}) // refused as registered, and counted
  await expect(registerWith({ email: 'eva@example.com' })).rejects.toMatchObject({
    httpStatus: 429,
    reason: 'too-many-requests',
  })
})

test('registrations of one IPv6 network count together, whichever of its addresses they come from', async () => {
  const reasonFrom = async (address: string) => {
    const response = await store.send('POST', '/api/ecommerce/register/account', { body: ana, address })
    return ((await response.json()) as { data: { reason?: string } }).data.reason
  }
  for (let n = 0; n < 20; n += 1) await reasonFrom(`2001:db8:0:1:${n}::9`)
  expect(await reasonFrom('2001:db8:0:1::99')).toBe('too-many-requests')
  expect(await reasonFrom('2001:db8:0:2::99')).toBe('email-taken')
})

test('only a hash of the password is stored', async () => {
  await registerWith({})
  const { password_hash: hash } = await db.selectFrom('customers').select('password_hash').executeTakeFirstOrThrow()
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('no value of any field fails with an internal error', () => {
  const names = Object.keys(registration.shape) as (keyof typeof ana)[]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.anything(), (name, value) => {
      expect(typeof registration.safeParse({ ...ana, [name]: value }).success).toBe('boolean')
    }),
  )
})
