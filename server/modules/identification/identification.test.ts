import { beforeEach, expect, test } from 'vitest'
import { saveBusinessProfile } from '#contract/business-profile.ts'
import { getIdentification, submitIdentification } from '#contract/identification.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { makeTaxpayer } from '#server/testing/make-taxpayer.ts'
import { type SignedIn, makeCustomer, signIn } from '#server/testing/make.ts'
import { type TestStore, testStore, testStoreOn } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const image = new Blob([new Uint8Array(await makePicture())])
const both = { front: image, back: image }
const card = { identification: '001-1391820-5' }
let ana: SignedIn
let bob: SignedIn

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
  await ana.client.call(saveBusinessProfile, {
    kind: 'business',
    company: 'Colmado La Esquina',
    rnc: '101850043',
    category: 'retail-store',
    recurrence: 'weekly',
    buying: 'inventory',
  })
})

const submit = async (input: object = card, files: Record<string, Blob> = both, who = ana) =>
  (await who.client.call(submitIdentification, input as never, { files })).identification
const get = async (who = ana) => (await who.client.call(getIdentification, {})).identification
const status = async (url: string | null, who = ana) =>
  (await store.send('GET', url ?? '', { headers: who.headers })).status
const row = () => db.selectFrom('identifications').selectAll().executeTakeFirst()
const picturesStored = async () =>
  (await db.selectFrom('uploads').select('id').where('deleted_at', 'is', null).execute()).length

test('a business is asked for an identification and has none at first', async () => {
  expect(await get()).toEqual({
    state: 'none',
    kind: null,
    number: null,
    foreigner: false,
    submitted_at: null,
    reason: null,
    front: null,
    back: null,
    is_required: true,
    required_for: ['business'],
  })
})

test('a submitted identification waits for its review, with images for its owner alone', async () => {
  const submitted = await submit()
  expect(submitted).toMatchObject({ state: 'submitted', kind: 'national-id', number: '00113918205', foreigner: false })
  expect(await get()).toEqual(submitted)
  expect([await status(submitted.front), await status(submitted.back)]).toEqual([200, 200])
  expect([await status(submitted.front, bob), await status(submitted.back, bob)]).toEqual([404, 404])
  expect(await get(bob)).toMatchObject({ state: 'none', front: null })
})

test('a person is not asked, and what they send is refused', async () => {
  expect(await get(bob)).toMatchObject({ is_required: false })
  await expect(submit(card, both, bob)).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'identification-not-required',
  })
  expect(await picturesStored()).toBe(0)
})

test('a store that asks for it for credit asks everybody, one that asks for nothing nobody', async () => {
  const of = (each: TestStore) => each.client({ headers: bob.headers }).call(getIdentification, {})
  const [credit, none] = ['credit,tax-receipt', 'none'].map((IDENTIFICATION_FOR) =>
    testStoreOn(store.database, { IDENTIFICATION_FOR }),
  )
  expect((await of(credit as TestStore)).identification).toMatchObject({
    is_required: true,
    required_for: ['credit', 'tax-receipt'],
  })
  expect((await of(none as TestStore)).identification).toMatchObject({ is_required: false, required_for: [] })
})

test('an identification takes the place of an earlier one until it is accepted', async () => {
  const first = await submit()
  const second = await submit({ identification: 'AB 123456', foreigner: true }, { front: image })
  expect(second).toMatchObject({ kind: 'passport', number: 'AB123456', foreigner: true, back: null })
  expect([await status(first.front), await status(first.back), await status(second.front)]).toEqual([404, 404, 200])
  await db.updateTable('identifications').set({ state: 'accepted', reviewed_at: new Date() }).execute()
  await expect(submit()).rejects.toMatchObject({ httpStatus: 409, reason: 'identification-accepted' })
  expect(await get()).toMatchObject({ state: 'accepted', kind: 'passport', front: second.front })
})

test('a refused identification says why, and another one may follow', async () => {
  await submit()
  await db
    .updateTable('identifications')
    .set({ state: 'refused', reviewed_at: new Date(), refusal_reason: 'The image is blurred.' })
    .execute()
  expect(await get()).toMatchObject({ state: 'refused', reason: 'The image is blurred.' })
  expect(await submit()).toMatchObject({ state: 'submitted', reason: null })
})

test('a national ID with a wrong check digit is taken once the customer confirms it, and marked for staff', async () => {
  const odd = { identification: '00113918204' }
  await expect(submit(odd)).rejects.toMatchObject({ httpStatus: 409, reason: 'identification-unconfirmed' })
  expect(await picturesStored()).toBe(0)
  expect(await submit({ ...odd, identification_confirmed: true })).toMatchObject({ state: 'submitted' })
  expect((await row())?.number_confirmed_at).not.toBeNull()
  await submit({ ...card, identification_confirmed: true })
  expect((await row())?.number_confirmed_at).toBeNull()
})

const errorsOf = async (input: object, files: Record<string, Blob>) =>
  submit(input, files).then(
    () => [],
    (error: { data: { errors?: { path: string; message: string }[] } }) =>
      error.data.errors?.map(({ path, message }) => `${path}: ${message}`),
  )

test('TAXPAYER-3: an RNC whose check digit is wrong identifies a company that the register has', async () => {
  await makeTaxpayer(db, '101850042')
  expect(await submit({ identification: '1-01-85004-2' })).toMatchObject({ kind: 'rnc', state: 'submitted' })
})

test.each([
  [{}, both, ['identification: This field is required.']],
  [{ identification: '123' }, both, ['identification: Please enter a valid RNC or identification card.']],
  [{ identification: '101850042' }, both, ['identification: Please enter a valid RNC or identification card.']],
  [
    { identification: '!', foreigner: true },
    both,
    ['identification: Write the number of the passport: 5 to 20 letters and digits.'],
  ],
  [card, {}, ['front: Identification image required.']],
  [card, { front: image }, ['back: Identification image required.']],
  [
    { identification: '123' },
    { front: new Blob(['<svg/>']) },
    [
      'identification: Please enter a valid RNC or identification card.',
      'front: Choose a picture in JPEG, PNG, WebP or AVIF.',
    ],
  ],
  [
    card,
    {
      front: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]),
      back: new Blob([new Uint8Array([0xff, 0xd8, 0xff])]),
    },
    ['front', 'back'].map((field) => `${field}: This picture cannot be read. Choose another, or take it again.`),
  ],
] as const)('%j is refused at its fields', async (input, files, errors) => {
  expect(await errorsOf(input, files)).toEqual(errors)
  expect(await row()).toBeUndefined()
})

test('the state, its reason and another customer’s name are not the customer’s to set', async () => {
  await expect(submit({ ...card, state: 'accepted' })).rejects.toMatchObject({
    data: { errors: [{ path: 'state' }] },
  })
})

test('two submissions at once leave one, with its images', async () => {
  await Promise.all([submit(), submit()])
  expect(await picturesStored()).toBe(2)
})

test('a visitor neither reads nor submits one', async () => {
  await expect(store.client().call(getIdentification, {})).rejects.toMatchObject({ httpStatus: 401 })
  await expect(store.client().call(submitIdentification, card, { files: both })).rejects.toMatchObject({
    httpStatus: 401,
  })
})
