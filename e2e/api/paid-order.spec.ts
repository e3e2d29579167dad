import { expect, test } from '@playwright/test'
import { createAddress } from '#contract/addresses.ts'
import { listBranchLimits } from '#contract/branches.ts'
import { getCart, setCartLine } from '#contract/cart.ts'
import { listProducts } from '#contract/products.ts'
import { CallFailed } from '#contract/client.ts'
import { getCurrentUser, logout, refresh, register } from '#contract/identity.ts'
import { answerChallenge, needsChallenge, signIn } from '#contract/sign-in.ts'
import { calculateDelivery, cancelOrder, confirmOrder, getOrder, listOrders, placeOrder } from '#contract/orders.ts'
import { apiClient, signedInReply } from '../api-client.ts'
import { lastCode } from '../outbox.ts'

test('an order is placed from registration to home delivery, with bearer and refresh headers', async ({ baseURL }) => {
  const { client, tokens } = apiClient(baseURL as string)
  const email = `api-${crypto.randomUUID()}@example.com`
  const password = 'Tamarindo-77'
  const registered = await client.call(register, {
    first_name: 'Iris',
    last_name: 'Feliz',
    email,
    phone: '18095550177',
    password,
    password_confirm: password,
    policies_accepted: true,
    price_level_id: 3,
    is_employee: true,
  })
  expect(registered.user).toMatchObject({ price_level_id: 1, is_employee: false })

  const begun = await client.call(signIn, { username: email, password })
  if (!needsChallenge(begun)) throw new Error('A new account has its email to confirm.')
  const { challenge, session } = begun
  const answer = await lastCode(baseURL as string, email)
  const signedIn = signedInReply(await client.call(answerChallenge, { session, challenge, answer }))
  tokens.access = signedIn.tokens!.access_token
  tokens.refresh = signedIn.tokens!.refresh_token
  expect((await client.call(getCurrentUser, {})).user.email).toBe(email)

  const { docs } = await client.call(listProducts, {
    place: 1,
    only_with_existence: true,
    category: 1,
    order_by: 'price_asc',
    limit: 12,
  })
  const phone = docs.find((doc) => doc.existence === '+99' || doc.existence >= 3)!
  await client.call(setCartLine, { id: 1, cod_articulo: phone.codarticulo, quantity: 1 })
  const cart = await client.call(getCart, { id: 1 })
  expect(cart.products.map((line) => line.cod_articulo)).toEqual([phone.codarticulo])

  // An expired or damaged access token is renewed within the request: the app sees no 401 while its refresh token is
  // valid.
  tokens.access = `${tokens.access.slice(0, -4)}AAAA`
  const before = tokens.refresh
  await client.call(getCart, { id: 1 })
  expect(tokens.refresh).not.toBe(before)

  const [zone] = await client.call(listBranchLimits, { codplace: 1 })
  const inside = middleOf(zone!.limits)
  const address = await client.call(createAddress, {
    name: 'Casa',
    phone: '18095550177',
    province: 'Distrito Nacional',
    city: 'Distrito Nacional',
    sector: 'Naco',
    street: 'Calle Uno',
    house: '1',
    reference: '',
    latitud: inside.latitude,
    longitud: inside.longitude,
  })

  const products = { '1': [{ codarticulo: phone.codarticulo, quantity: 1 }] }
  const wrong = await client
    .call(confirmOrder, { products, total_amount: 1 })
    .catch((error: unknown) => error as CallFailed)
  expect(wrong).toBeInstanceOf(CallFailed)
  expect(wrong).toMatchObject({ code: 8400016, data: { previous_total: 1, current_total: cart.total_amount } })

  const verified = await client.call(confirmOrder, { products, total_amount: cart.total_amount })
  const delivery = await client.call(calculateDelivery, { option_id: 1, address_id: address.id })
  const total = Math.round((verified.total_order + delivery.total_delivery) * 100) / 100
  const idempotencyKey = crypto.randomUUID()
  const order = {
    option_id: 1,
    address_id: address.id,
    total_amount: total,
    payments: [{ kind: 'cash' as const, amount: total }],
  }
  const placed = await client.call(placeOrder, order, { idempotencyKey })
  expect(await client.call(placeOrder, order, { idempotencyKey })).toEqual(placed)
  await expect(client.call(placeOrder, { ...order, note: 'otra' }, { idempotencyKey })).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'key-reused',
  })

  const list = await client.call(listOrders, { global_id: placed.global_id ?? '' })
  const id = placed.orders[0]!.id
  expect(list.data.map((one) => one.id)).toEqual([id])
  expect((await client.call(getCart, { id: 1 })).products).toEqual([])
  expect(await client.call(getOrder, { id })).toMatchObject({ id, can_cancel: true })
  await client.call(cancelOrder, { id })
  expect(await client.call(getOrder, { id })).toMatchObject({ can_cancel: false })

  await client.call(refresh, {})
  await client.call(logout, {})
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ httpStatus: 401 })
})

test('another customer’s order is not found', async ({ baseURL }) => {
  const { client } = apiClient(baseURL as string)
  await expect(client.call(getOrder, { id: 10_001 })).rejects.toMatchObject({ httpStatus: 401 })
})

test('the API serves its OpenAPI document', async ({ request }) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as { openapi: string; paths: object }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/ecommerce/orders')
  expect(await (await request.get('/api/docs')).text()).toContain('orders/confirmOrder')
})

/** A point well inside a zone: the demo's zones surround their centre. */
function middleOf(points: readonly { latitude: number; longitude: number }[]): { latitude: number; longitude: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(points.map((point) => point.latitude)),
    longitude: mean(points.map((point) => point.longitude)),
  }
}
