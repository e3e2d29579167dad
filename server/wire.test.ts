import { beforeEach, describe, expect, test } from 'vitest'
import { endpointName } from '#contract/endpoint.ts'
import { sendPhoneCode as sendPhoneCodeCall } from '#contract/phone-confirmation.ts'
import { makeAddress, makeBranch, makePartner, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { lastCodeTo } from '#server/testing/sent-codes.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'
import { routes } from './app.ts'

/**
 * Every request that the specification prints (shopping sections 3 and 7, customer section 7), as its clients send it,
 * for the calls that exist.
 */

// A store whose text messages can be read.
const store = testStoreOn((await testStore()).database, { DEV: '1' })
const { db } = store.database
let ana: Shopper
let addressId: string
let partnerId: string
let phoneCode = ''

beforeEach(async () => {
  await store.reset()
  for (const code of [1, 25]) await makeBranch(db, { code })
  await makeZone(db, { branchCode: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 9, 25: 9 } })
  ana = await makeShopper(store)
  addressId = await makeAddress(db, { customerId: ana.customerId, isDefault: true })
  await makeAddress(db, { customerId: ana.customerId, lat: 18.5 })
  partnerId = await makePartner(db, { customerId: ana.customerId, identification: '40200000005' })
})

const registration = {
  code: '',
  first_name: 'Luz',
  last_name: 'Mora',
  email: 'luz@example.com',
  price_level_id: 1,
  phone: '18095550177',
  username: null,
  password: 'Nopal-47-rio',
  address: [{ street: 'Calle Uno' }],
  password_confirm: 'Nopal-47-rio',
  isClient: false,
  user: null,
}
const place = {
  name: 'Oficina',
  phone: '18095550177',
  province: 'Distrito Nacional',
  city: 'Santo Domingo',
  sector: 'Naco',
  street: 'Calle Tres',
  house: '3',
  reference: '',
  latitud: 18.46,
  longitud: -69.92,
}
const person = { full_name: 'Marta Reyes', identification: '001-1391820-5', whatsapp: '+1 (809) 555-0124' }
const line = {
  product: { _id: 'x', codarticulo: 'A' },
  quantity: 2,
  total_amount: 236,
  cod_articulo: 'A',
  note: null,
  price: 118,
}
const cart = { products: [line], total_amount: 236, total_items_products: 2 }
const lineItem = { 1: [{ codarticulo: 'A', quantity: 1, product_id: '7f1c0f3e', note: null }] }
const search =
  'q=&page=1&brands_selected=&models_selected=&prices=0,100000&limit=25&order_by=popularity&category=&place=1&rated=&only_offers=1&only_with_existence=0'
const filters =
  'filterDate=&branch_code=&order_status_id=&option_name=&global_id=&id=&order_document_id=&page=1&limit=10'
const reviewsAndQuestions = 'page=1&limit=5&order_by=&q='

interface Row {
  call: string
  path?: string
  body?: unknown
  /** Prepares the data that the call needs. */
  before?: () => Promise<unknown>
}

const order = async () => (await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id
const buy = async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await ana.place(118)
}
const sendPhoneCode = async () => {
  const { phone } = await ana.client.call(sendPhoneCodeCall, {})
  phoneCode = await lastCodeTo(db, phone)
}
const verify = () => ana.verify({ 1: { A: 1 } }, 118)

const rows: Row[] = [
  { call: 'GET ecommerce/configurations' },
  { call: 'GET ecommerce/containers/getImages' },
  {
    call: 'GET ecommerce/rates/{id}',
    path: 'rates/3',
    before: () =>
      db
        .insertInto('settings')
        .values({ name: 'dollar_rate', value: JSON.stringify({ dop_per_usd: 60.25, date: '2026-11-20' }) })
        .execute(),
  },
  { call: 'GET ecommerce/stores' },
  { call: 'GET ecommerce/stores/nearest', path: 'stores/nearest?clientLat=18.47&clientLng=-69.9' },
  { call: 'GET ecommerce/stores/{codplace}/limits', path: 'stores/1/limits' },
  {
    call: 'POST ecommerce/stores/limit/verify',
    body: {
      address: [{ id: 'x', latitud: 18.47, longitud: -69.9, quantity: 2 }],
      branch_codes: [1, 25],
      calculate_prices: true,
    },
  },
  { call: 'GET ecommerce/orders/status' },
  { call: 'GET ecommerce/orders', path: `orders?${filters}` },
  { call: 'DELETE ecommerce/orders/{id}', path: 'orders/ORDER', before: buy },
  {
    call: 'POST ecommerce/orders',
    before: verify,
    body: {
      products: lineItem,
      option_id: 3,
      codplace: 1,
      payments: [{ kind: 'cash', amount: 118 }],
      only_confirm: false,
      address_id: null,
      partner_id: null,
      customer_name: 'Ana Pérez',
      quote_id: null,
      shipments: [{ branch_code: 1, option_id: 3 }],
      ignore_diff_in_total_amount: false,
      total_amount: 118,
      note: '',
      rnc: '',
      tax_amount: 18,
    },
  },
  {
    call: 'POST ecommerce/orders/calculateDelivery',
    before: verify,
    body: { products: lineItem, option_id: 1, address_id: 'ADDRESS', shipments: [{}], quote_id: null },
  },
  { call: 'POST ecommerce/orders/confirmOrder', body: { products: lineItem, total_amount: 118, quote_id: null } },
  { call: 'GET ecommerce/orders/products/{id}', path: 'orders/products/ORDER?codplace=25', before: buy },
  { call: 'GET ecommerce/carts' },
  { call: 'GET ecommerce/carts/{id}', path: 'carts/1' },
  { call: 'POST ecommerce/carts/{id}', path: 'carts/1', body: line },
  { call: 'POST ecommerce/carts/{id}', path: 'carts/1', body: { ...line, quantity: 0 } },
  { call: 'DELETE ecommerce/carts/{id}', path: 'carts/1' },
  { call: 'POST ecommerce/cartsOffline/{id}', path: 'cartsOffline/1', body: cart },
  { call: 'POST ecommerce/cartsBatch/{id}', path: 'cartsBatch/1', body: cart },
  {
    call: 'GET catalog/products',
    path: 'products?order_by=newest&category=16&limit=10&prices=0,100000&gbSelected=&place=1&page=1&brands_selected=lumen',
  },
  { call: 'GET catalog/products', path: `products?${search}` },
  { call: 'GET catalog/products/{id}', path: 'products/A?codplace=25&customer_id=' },
  { call: 'GET catalog/products/cod-articulo/{code}', path: 'products/cod-articulo/A?codplace=25&customer_id=7' },
  { call: 'GET catalog/products/hots' },
  { call: 'GET catalog/products/phones' },
  { call: 'GET catalog/products/offers', path: 'products/offers?place_id=1&brands_selected=lumen' },
  { call: 'GET catalog/categories/top' },
  { call: 'GET catalog/categories' },
  { call: 'GET catalog/products/suggestions', path: 'products/suggestions?q=a&category=&place=1&brands_selected=' },
  {
    call: 'POST catalog/algolia-events/product-clicked-after-search',
    body: { product_code: 'A', queryID: '3f0a6f0e-5d0b-4f3e-9c34-0f8e6a2f0b11', position: 1 },
  },
  {
    call: 'POST catalog/algolia-events/product-added-to-cart',
    body: { product_code: 'A', queryID: '3f0a6f0e-5d0b-4f3e-9c34-0f8e6a2f0b11' },
  },
  { call: 'POST catalog/algolia-events/product-viewed', body: { product_code: 'A', queryID: null } },
  { call: 'POST ecommerce/register/account', body: registration },
  { call: 'POST ecommerce/login', body: {} },
  { call: 'POST ecommerce/login' },
  { call: 'POST ecommerce/logout', body: {} },
  {
    call: 'PUT ecommerce/users',
    body: {
      first_name: 'Luz',
      last_name: 'Mora',
      phone: '18095550177',
      gender: 'feminine',
      date_of_birth: '1990-05-31',
    },
  },
  { call: 'GET ecommerce/addresses' },
  { call: 'POST ecommerce/addresses', body: { ...place, id: null, codplace: 1, default: true } },
  {
    call: 'PUT ecommerce/addresses/{id}',
    path: 'addresses/ADDRESS',
    body: { ...place, id: 'ADDRESS', codplace: 1, default: true },
  },
  { call: 'PATCH ecommerce/addresses/default/{id}', path: 'addresses/default/ADDRESS' },
  { call: 'DELETE ecommerce/addresses/{id}', path: 'addresses/ADDRESS' },
  { call: 'POST ecommerce/users/send-phone-verification-code', body: { phone: '18295550177' } },
  {
    call: 'POST ecommerce/users/verify-phone-verification-code',
    before: sendPhoneCode,
    body: { verification_code: 'CODE' },
  },
  { call: 'POST ecommerce/users/is-phone-number-validated' },
  { call: 'GET ecommerce/users/partners' },
  { call: 'POST ecommerce/users/partners', body: { ...person, id: null, default: true } },
  {
    call: 'PUT ecommerce/users/partners/{id}',
    path: 'users/partners/PARTNER',
    body: { ...person, default: false },
  },
  { call: 'PATCH ecommerce/users/partners/default/{id}', path: 'users/partners/default/PARTNER' },
  { call: 'DELETE ecommerce/users/partners/{id}', path: 'users/partners/PARTNER' },
  { call: 'GET ecommerce/azul/process-data-vault-get' },
  { call: 'POST ecommerce/azul/process-data-vault-create', body: {} },
  { call: 'GET ecommerce/deposits' },
  { call: 'GET ecommerce/credits/note' },
  { call: 'GET catalog/products/reviews/{id}', path: `products/reviews/A?${reviewsAndQuestions}` },
  { call: 'GET catalog/products/questions/{id}', path: `products/questions/A?${reviewsAndQuestions}` },
]

const event = 'POST catalog/algolia-events/'
const ownLists = [
  [`${event}product-clicked-after-search`, { product_code: 'A', queryID: null, position: 1 }],
  [`${event}product-added-to-cart`, { product_code: 'A', queryID: null }],
  [`${event}product-viewed`, { product_code: 'A', queryID: null }],
] as const

test.each(ownLists)('%s accepts the null that a list without a search sends as its queryID', async (call, body) => {
  const [method = '', line = ''] = call.split(' ')
  expect((await store.send(method, `/api/${line}`, { body, headers: ana.headers })).status).toBe(200)
})

const emptyValues = {
  address_id: '',
  partner_id: '',
  quote_id: '',
  codplace: '',
  tax_amount: '',
  only_confirm: '',
  shipments: '',
}

test('empty ids and numbers of an order in JSON count as missing', async () => {
  await verify()
  const order = { products: lineItem, option_id: 3, payments: [{ kind: 'cash', amount: 118 }], total_amount: 118 }
  const response = await store.send('POST', '/api/ecommerce/orders', {
    body: { ...order, ...emptyValues },
    headers: ana.headers,
  })
  expect(await response.json()).toMatchObject({ status: 'success', data: { total_order: 118 } })
})

test('an empty quote_id, will_report and resumes of confirmOrder count as missing', async () => {
  const body = { products: lineItem, total_amount: 118, quote_id: '', will_report: '', resumes: '' }
  const response = await store.send('POST', '/api/ecommerce/orders/confirmOrder', { body, headers: ana.headers })
  expect(await response.json()).toMatchObject({ status: 'success' })
})

test('an empty address_id counts as missing: a delivery order without it is refused with the name of the field', async () => {
  const body = { products: lineItem, option_id: 1, address_id: '' }
  const response = await store.send('POST', '/api/ecommerce/orders/calculateDelivery', { body, headers: ana.headers })
  expect(await response.json()).toMatchObject({
    code: 422,
    data: { errors: [{ path: 'address_id', message: 'This field is required.' }] },
  })
})

test('a branch without products counts as missing, and an order in which no branch has products is refused', async () => {
  const confirm = async (products: object) => {
    const body = { products, total_amount: 118 }
    return (await store.send('POST', '/api/ecommerce/orders/confirmOrder', { body, headers: ana.headers })).json()
  }
  expect(await confirm({ ...lineItem, 25: [] })).toMatchObject({
    status: 'success',
    data: { products: { 1: [{ codarticulo: 'A' }] } },
  })
  expect(await confirm({ 25: [] })).toMatchObject({
    code: 422,
    data: { errors: [{ path: 'products', message: 'This field is required.' }] },
  })
})

test('a filter that takes one value is refused in plain words where a query sends several', async () => {
  const response = await store.send(
    'GET',
    '/api/catalog/products?category=16&category=11&brands_selected=lumen&brands_selected=faro',
  )
  expect(await response.json()).toMatchObject({
    code: 422,
    data: { errors: [{ path: 'category', message: 'Give only one value here.' }] },
  })
})

const withIds = async (text: string) =>
  text
    .replaceAll('ADDRESS', addressId)
    .replaceAll('PARTNER', partnerId)
    .replaceAll('CODE', phoneCode)
    .replace('ORDER', text.includes('ORDER') ? String(await order()) : '')

test.each(
  rows.map((row) => [`${row.call}${row.body ? ` ${JSON.stringify(row.body).slice(0, 60)}` : ''}`, row] as const),
)('%s accepts the request that the specification prints', async (_, { call, path, body, before }) => {
  await before?.()
  const [method = '', line = ''] = call.split(' ')
  const base = line.slice(0, line.indexOf('/'))
  const url = await withIds(`/api/${base}/${path ?? line.slice(base.length + 1)}`)
  const sent = body === undefined ? undefined : (JSON.parse(await withIds(JSON.stringify(body))) as unknown)
  const response = await store.send(method, url, { body: sent, headers: ana.headers })
  expect(await response.json()).toMatchObject({ status: 'success', code: 200 })
})

test('the table contains every call of the store that the specification names', () => {
  // Calls that this store adds to those of the documents, sign-in, whose payloads the decisions define, and the calls for
  // authenticators, which work within a sign-in alone.
  const ownCalls = [
    'DELETE catalog/search/history',
    'DELETE ecommerce/azul/process-data-vault/{token}',
    'DELETE ecommerce/orders/confirmOrder',
    'DELETE ecommerce/returns/{id}',
    'DELETE ecommerce/users',
    'DELETE ecommerce/users/devices',
    'DELETE ecommerce/users/devices/{id}',
    'DELETE ecommerce/users/mfa',
    'DELETE ecommerce/users/mfa/sms',
    'DELETE ecommerce/users/mfa/trusted-devices',
    'DELETE ecommerce/users/mfa/trusted-devices/{id}',
    'DELETE ecommerce/users/picture',
    'DELETE identity/passkeys/{id}',
    'GET catalog/products/branches',
    'GET catalog/products/cards',
    'GET catalog/products/companions',
    'GET catalog/products/compare',
    'GET catalog/products/own-prices',
    'GET catalog/products/reviews/{code}/summary',
    'GET catalog/products/{id}/related',
    'GET catalog/search/history',
    'GET ecommerce/balance',
    'GET ecommerce/credits/limit',
    'GET ecommerce/deposits/pending',
    'GET ecommerce/deposits/proofs',
    'GET ecommerce/deposits/{id}',
    'GET ecommerce/gift-cards',
    'GET ecommerce/gift-cards/{code}/movements',
    'GET ecommerce/orders/failed-refunds',
    'GET ecommerce/orders/pass/{code}',
    'GET ecommerce/orders/track/{token}',
    'GET ecommerce/orders/{id}',
    'GET ecommerce/orders/{id}/returns',
    'GET ecommerce/payments/referenced',
    'GET ecommerce/payments/{id}',
    'GET ecommerce/returns',
    'GET ecommerce/returns/pending',
    'GET ecommerce/returns/{id}',
    'GET ecommerce/stores/delivery-prices',
    'GET ecommerce/taxpayers/{tax_id}',
    'GET ecommerce/users/business-profile',
    'GET ecommerce/users/customer-code',
    'GET ecommerce/users/devices',
    'GET ecommerce/users/identification',
    'GET ecommerce/users/mfa',
    'GET ecommerce/users/mfa/trusted-devices',
    'GET ecommerce/users/picture',
    'GET ecommerce/users/profile',
    'GET ecommerce/users/settings',
    'GET ecommerce/users/uploads/{id}',
    'GET erp/imports',
    'GET erp/imports/{id}',
    'GET erp/imports/{id}/refused',
    'GET identity/passkeys',
    'GET identity/requests/{id}',
    'PATCH ecommerce/deposits/{id}',
    'PATCH ecommerce/orders/{id}/status',
    'PATCH ecommerce/returns/{id}',
    'POST catalog/search/history',
    'POST ecommerce/deposits',
    'POST ecommerce/gift-cards/redeem',
    'POST ecommerce/orders/confirmOrder/report',
    'POST ecommerce/orders/failed-refunds/{id}',
    'POST ecommerce/orders/{id}/returns',
    'POST ecommerce/payments/{id}/continue',
    'POST ecommerce/users/change-password',
    'POST ecommerce/users/customer-code',
    'POST ecommerce/users/customer-code/verify',
    'POST ecommerce/users/devices/sign-out',
    'POST ecommerce/users/email',
    'POST ecommerce/users/email/confirmation',
    'POST ecommerce/users/email/confirmation/verify',
    'POST ecommerce/users/email/verify',
    'POST ecommerce/users/export',
    'POST ecommerce/users/identification',
    'POST ecommerce/users/is-mfa-activated',
    'POST ecommerce/users/mfa/recovery-codes',
    'POST ecommerce/users/mfa/totp',
    'POST ecommerce/users/mfa/totp/verify',
    'POST ecommerce/users/reauthenticate',
    'POST ecommerce/users/validate-google-2fa',
    'POST erp/imports',
    'POST erp/imports/{id}/cancel',
    'POST identity/challenge',
    'POST identity/challenge/resend',
    'POST identity/confirm-forgot-password',
    'POST identity/forgot-password',
    'POST identity/passkeys',
    'POST identity/passkeys/options',
    'POST identity/passkeys/sign-in',
    'POST identity/passkeys/sign-in/options',
    'POST identity/refresh',
    'POST identity/report-session',
    'POST identity/requests',
    'POST identity/requests/{id}/approve',
    'POST identity/requests/{id}/refuse',
    'POST identity/requests/{id}/sign-in',
    'POST identity/sign-in',
    'POST identity/sign-in/code',
    'PUT ecommerce/azul/process-data-vault/{token}',
    'PUT ecommerce/users/business-profile',
    'PUT ecommerce/users/mfa/sms',
    'PUT ecommerce/users/picture',
    'PUT ecommerce/users/settings',
    'PUT identity/passkeys/{id}',
  ]
  const mounted = routes.map(({ endpoint }) => endpointName(endpoint))
  expect([...new Set(rows.map(({ call }) => call))].sort()).toEqual(
    mounted.filter((call) => !ownCalls.includes(call)).sort(),
  )
})

describe('a multipart order', () => {
  const send = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const request = new Request('http://store.test/api/ecommerce/orders', {
      method: 'POST',
      body: form,
      headers: ana.headers,
    })
    return store.app.handle(request, '127.0.0.1')
  }
  const fields = {
    products: JSON.stringify(lineItem),
    option_id: '3',
    codplace: '1',
    payments: JSON.stringify([{ kind: 'cash', amount: 118 }]),
    only_confirm: 'false',
    address_id: '',
    partner_id: '',
    customer_name: 'Ana Pérez',
    quote_id: '',
    shipments: '[]',
    ignore_diff_in_total_amount: 'false',
    total_amount: '118.00000000000001',
    note: '',
    rnc: '',
    tax_amount: '18',
  }

  test('is placed with its values as texts and without its empty values', async () => {
    await verify()
    expect(await (await send(fields)).json()).toMatchObject({ status: 'success', data: { total_order: 118 } })
  })

  test('is placed where a browser wrote null or undefined as a text for a missing id', async () => {
    await verify()
    expect(await (await send({ ...fields, partner_id: 'null', quote_id: 'undefined' })).json()).toMatchObject({
      status: 'success',
    })
  })

  test('is refused with the name of a field that no document has', async () => {
    await verify()
    const response = await send({ ...fields, discount: '5' })
    expect(await response.json()).toMatchObject({ code: 422, data: { errors: [{ path: 'discount' }] } })
  })
})
