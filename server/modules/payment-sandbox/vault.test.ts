import { beforeEach, expect, test } from 'vitest'
import { createSavedCard } from '#contract/saved-cards.ts'
import { enterCard, openForm, receiptOf, sendBeside, sendCard } from '#server/testing/enter-card.ts'
import { makeCustomer, type SignedIn, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { vaultPath } from './vault.ts'

const store = await testStore()
const { db } = store.database
let ana: SignedIn
let bob: SignedIn

beforeEach(async () => {
  await store.reset()
  store.setNow(new Date('2026-11-23T12:00:00Z'))
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
})

const later = (minutes: number) => store.setNow(new Date(Date.parse('2026-11-23T12:00:00Z') + minutes * 60_000))
const rows = () => db.selectFrom('sandbox_cards').selectAll().execute()
const errorsOf = async (response: Response) =>
  ((await response.json()) as { data: { errors?: { path: string; message: string }[] } }).data.errors
const send = (card: object, headers = {}) => sendCard(store, ana.client, { card, headers })

test('of a card the vault stores what stands for it: neither number nor code nor holder', async () => {
  await receiptOf(store, ana.client)
  const [row] = await rows()
  expect(row).toMatchObject({ brand: 'visa', last_four: '4242', expiry_month: 12, expiry_year: 2040 })
  expect(row?.behaviour).toBe('approved')
  expect(JSON.stringify(row)).not.toMatch(/4242.?4242|123"|Peralta/)
})

test.each([
  ['number', '', 'This field is required.'],
  ['number', '9999 9999 9999 9999', 'We couldn’t find your card brand, please check its number.'],
  ['number', '4242 4242 4242 4241', 'Invalid card number.'],
  ['number', '4242 4242 4242 424x', 'Invalid card number.'],
  [
    'number',
    '4000 0566 5566 5556',
    'This store is being tried out: it takes test cards only, such as 4242 4242 4242 4242.',
  ],
  ['expiry', '13/2030', 'Write month and year, such as 08/2029.'],
  ['expiry', '12/2099', 'Write month and year, such as 08/2029.'],
  ['expiry', '10/2026', 'This card has expired.'],
  ['code', '12', 'Write the code of the card: 3 digits, 4 for American Express.'],
  ['code', '1234', 'Write the code of the card: 3 digits, 4 for American Express.'],
  ['holder_name', '4242 4242 4242 4242', 'Write the name on the card, without digits.'],
  ['more', 'x', 'This field is not known here.'],
])('a card whose %s is “%s” is refused, and nothing is stored', async (field, value, message) => {
  const response = await send({ [field]: value })
  expect(response.status).toBe(422)
  expect(await errorsOf(response)).toEqual([{ path: field, message }])
  expect(await rows()).toEqual([])
})

test('a refusal is in the language of the request, and repeats nothing of the card', async () => {
  const response = await send({ number: '4242 4242 4242 4241' }, { 'accept-language': 'es' })
  const text = await response.text()
  expect(text).toContain('Número de tarjeta inválido.')
  expect(text).not.toContain('4242')
})

test('a form is for one number: a repeat gets the same card, another number is refused', async () => {
  const { form } = await openForm(ana.client)
  const first = await receiptOf(store, ana.client, { form } as object)
  const second = await receiptOf(store, ana.client, { form } as object)
  const [one, two] = await Promise.all([first, second].map((receipt) => ana.client.call(createSavedCard, { receipt })))
  expect(one).toEqual(two)
  expect((await send({ form, number: '5555 5555 5555 4444' })).status).toBe(410)
  expect(await rows()).toHaveLength(1)
})

test('a form is valid for half an hour, and a receipt as well', async () => {
  const { form } = await openForm(ana.client)
  later(29)
  expect((await send({ form })).status).toBe(200)
  later(30)
  expect((await send({ form, number: '5555 5555 5555 4444' })).status).toBe(410)
  const receipt = await receiptOf(store, ana.client)
  later(60)
  await expect(ana.client.call(createSavedCard, { receipt })).rejects.toMatchObject({ reason: 'card-form-expired' })
})

test('false forms and receipts, and one in place of the other, are refused', async () => {
  const { form } = await openForm(ana.client)
  const receipt = await receiptOf(store, ana.client)
  for (const other of ['x', `${form}A`, `A${form}`, form.slice(0, -4), receipt, ana.headers['authorization'] ?? ''])
    expect((await send({ form: other })).status, other).toBe(410)
  for (const other of ['x', `${receipt}A`, form, '../../x'])
    await expect(ana.client.call(createSavedCard, { receipt: other })).rejects.toMatchObject({
      reason: 'card-form-expired',
    })
})

test('a receipt is of use to the customer alone who got the form', async () => {
  const receipt = await receiptOf(store, ana.client)
  await expect(bob.client.call(createSavedCard, { receipt })).rejects.toMatchObject({ reason: 'card-form-expired' })
})

test('forms and receipts show nothing of the card', async () => {
  const { form } = await openForm(ana.client)
  const receipt = await receiptOf(store, ana.client)
  for (const text of [form, receipt]) {
    const bytes = Buffer.from(text, 'base64url').toString('latin1')
    expect(bytes).not.toMatch(/4242|Peralta|sandbox|visa/)
    expect(bytes).not.toContain(ana.customerId)
  }
})

test('other sites cannot send cards, and a body that is no JSON of the form is refused', async () => {
  expect((await send({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send({}, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await send({}, { origin: 'null' })).status).toBe(403)
  expect((await send({}, { origin: 'http://store.test', 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  const post = (body: string, type = 'application/json') =>
    sendBeside(store, vaultPath, { method: 'POST', headers: { 'content-type': type }, body })
  expect((await post('number=4242424242424242', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await post('{"number":"4242424242424242"}', 'text/plain')).status).toBe(415)
  for (const body of ['{', '[]', 'null', '"4242424242424242"']) {
    const response = await post(body)
    expect(response.status, body).toBe(400)
    expect(await response.text()).not.toContain('4242')
  }
  expect((await post('{}')).status).toBe(422)
  expect((await post(JSON.stringify({ number: '4'.repeat(5_000) }))).status).toBe(413)
  const nested = await post(JSON.stringify({ number: { toString: '4242424242424242' }, code: ['123'] }))
  expect(nested.status).toBe(422)
  expect((await sendBeside(store, vaultPath)).status).toBe(405)
})

test('a field that no card has is named, unless its name could be a number; a number that is no text is not called missing', async () => {
  const errorsOf = async (body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await sendBeside(store, vaultPath, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await response.text()
    expect(text).not.toContain('4242')
    return (JSON.parse(text) as { data: { errors: { path: string; message: string }[] } }).data.errors
  }
  const errors = await errorsOf({ number: 4242424242424242, cvv: '123', '4242424242424242': 1 })
  expect(errors).toEqual(
    expect.arrayContaining([
      { path: 'number', message: 'This is not valid.' },
      { path: 'cvv', message: 'This field is not known here.' },
      { path: '', message: 'This field is not known here.' },
      { path: 'expiry', message: 'This field is required.' },
    ]),
  )
})

test('one address may send sixty cards in ten minutes', async () => {
  const { form } = await openForm(ana.client)
  const attempt = (address: string) =>
    sendBeside(
      store,
      vaultPath,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ form }) },
      address,
    )
  for (let times = 0; times < 60; times += 1) expect((await attempt('192.0.2.1')).status).toBe(422)
  const refused = await attempt('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await attempt('192.0.2.2')).status).toBe(422)
})

test('the vault deletes a card by its token', async () => {
  await enterCard(store, ana.client)
  const [row] = await rows()
  const { vault } = store.app.platform.providers
  await vault?.deleteCard('nobody')
  expect(await rows()).toHaveLength(1)
  await vault?.deleteCard(row?.token ?? '')
  expect(await rows()).toEqual([])
})
