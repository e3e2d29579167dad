import { beforeEach, expect, test } from 'vitest'
import { getConfiguration, getImages } from '#contract/configuration.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'

const store = await testStore()
const client = store.client()
const set = (name: string, value: unknown) =>
  store.database.db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .execute()
const webPage = async () => (await client.call(getConfiguration, {})).general.web_page

beforeEach(() => store.reset())

test('a store without settings is open and its visitors start at branch 1', async () => {
  expect(await webPage()).toMatchObject({
    active: true,
    default_point_of_sale: 1,
    flash_offers_deadline: null,
    reveal_unknown_email: true,
  })
})

test('a setting replaces its default, and the others stay', async () => {
  await set('general.web_page', { active: false, message: 'Volvemos a las 8', contact: { phone: '18095550101' } })
  expect(await webPage()).toMatchObject({
    active: false,
    message: 'Volvemos a las 8',
    quick_view: true,
    contact: { phone: '18095550101', email: '', address: '' },
  })
})

test('a value that does not fit leaves that default alone', async () => {
  await set('general.web_page', {
    default_point_of_sale: 'one',
    quick_view: false,
    flash_offers_deadline: 'soon',
    contact: 7,
  })
  expect(await webPage()).toMatchObject({ default_point_of_sale: 1, quick_view: false, flash_offers_deadline: null })
})

test('no time of pickup is promised, and no day is a holiday, until staff set them', async () => {
  expect(await webPage()).toMatchObject({ preparation_minutes: null, holidays: [] })
  await set('general.web_page', { preparation_minutes: 45, holidays: ['2026-12-25'] })
  expect(await webPage()).toMatchObject({ preparation_minutes: 45, holidays: ['2026-12-25'] })
})

test('a preparation of less than no time and a holiday that is no date count as not set', async () => {
  await set('general.web_page', { preparation_minutes: -1, holidays: ['25 December'] })
  expect(await webPage()).toMatchObject({ preparation_minutes: null, holidays: [] })
})

const networks = ['url_intercom', 'url_instagram', 'url_facebook', 'url_twitter', 'url_youtube', 'url_pinterest']

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.test',
  'https:\\elsewhere.test',
  'https://a b',
  7,
])('an address %j of a network that is stored is none', async (address) => {
  await set('general.web_page', Object.fromEntries(networks.map((name) => [name, address])))
  expect(await webPage()).toMatchObject(Object.fromEntries(networks.map((name) => [name, ''])))
})

test.each(['https://social.test/store', 'http://social.test', ''])(
  'the address %j of a network is taken',
  async (address) => {
    await set('general.web_page', { url_instagram: address })
    expect((await webPage())['url_instagram']).toBe(address)
  },
)

test.each([null, 'text', [1], 5])('the web page setting %j counts as not set', async (value) => {
  await set('general.web_page', value)
  expect(await webPage()).toMatchObject({ active: true })
})

test('a setting that the contract does not name never leaves', async () => {
  await set('general.web_page', { secret: 'x' })
  expect(await webPage()).not.toHaveProperty('secret')
})

test('cards are Stripe’s until the store says otherwise', async () => {
  expect((await client.call(getConfiguration, {})).payment_methods.stripe_backend_implementation.active).toBe(true)
  await set('payment_methods', { stripe_backend_implementation: { active: false } })
  expect((await client.call(getConfiguration, {})).payment_methods.stripe_backend_implementation.active).toBe(false)
})

test('BALANCE-18: an account whose kind or RNC is not right is an account all the same', async () => {
  const account = { bank: 'Banco del Mar', number: '000-1', holder: 'Ventas del Mar' }
  const right = { ...account, kind: 'savings', holder_tax_id: '1-30-55500-1' }
  await set('payment_methods', { bank_accounts: [account, { ...right, kind: 'Ahorros', holder_tax_id: 5 }, right] })
  const { bank_accounts, accepted } = (await client.call(getConfiguration, {})).payment_methods
  const unknown = { ...account, kind: null, holder_tax_id: null }
  expect(bank_accounts).toEqual([unknown, unknown, right])
  expect(accepted).toContain('deposit_express')
})

test('the house brand is named by its slug, and null where none is marked', async () => {
  const houseBrand = async () => (await client.call(getConfiguration, {})).general.house_brand
  const brand = (slug: string, isHouseBrand: boolean) =>
    store.database.db.insertInto('brands').values({ name: slug, slug, is_house_brand: isHouseBrand }).execute()
  await brand('vitrina', false)
  expect(await houseBrand()).toBeNull()
  await brand('colmado', true)
  expect(await houseBrand()).toBe('colmado')
})

test('there are no banners until somebody sets them', async () => {
  expect(await client.call(getImages, {})).toEqual({ images: [] })
})

test('banners come in their order, in the language of the caller', async () => {
  const banner = { imageUrl: '/media/a', type: 'main', href: '/shop', alt: { en: 'Summer', es: 'Verano' } }
  await set('banners', [
    { ...banner, id: 'b' },
    { ...banner, id: 'a', type: 'secondary' },
  ])
  const { images } = await store.client({ language: 'es' }).call(getImages, {})
  expect(images).toEqual([
    { _id: 'b', imageURL: '/media/a', type: 'main', alt: 'Verano', href: '/shop' },
    expect.objectContaining({ _id: 'a', type: 'secondary' }),
  ])
})

test.each(['javascript:alert(1)', '//elsewhere.test/x', 'http://plain.test', '/a b', '/\\elsewhere.test', ''])(
  'a banner that leads to %j is left out',
  async (href) => {
    await set('banners', [{ id: 'a', imageUrl: '/media/a', type: 'main', href, alt: { en: '', es: '' } }])
    expect(await client.call(getImages, {})).toEqual({ images: [] })
  },
)

test.each(['/media/a.webp', 'https://elsewhere.test/a', '/media/../a', ''])(
  'a banner with the picture %j is left out',
  async (imageUrl) => {
    await set('banners', [{ id: 'a', imageUrl, type: 'main', href: '/shop', alt: { en: '', es: '' } }])
    expect(await client.call(getImages, {})).toEqual({ images: [] })
  },
)

test('an unknown name in the query is named', async () => {
  expect((await store.send('GET', '/api/ecommerce/configurations?x=1')).status).toBe(422)
})

test('the configuration says whether customers can save cards', async () => {
  const saves = async (from: typeof store) =>
    (await from.client().call(getConfiguration, {})).payment_methods.saves_cards
  expect(await saves(store)).toBe(true)
  expect(await saves(testStoreOn(store.database, { PAYMENT_SANDBOX: '0' }))).toBe(false)
})
