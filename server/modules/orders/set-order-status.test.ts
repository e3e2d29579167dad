import { beforeEach, describe, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { setOrderStatus } from '#contract/order-steps.ts'
import { cancelOrder, getOrder, listOrders } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { makeAddress, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper, resetWithTwoShoppers, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper
let bob: Shopper
let employee: Shopper

beforeEach(async () => {
  ;[ana, bob] = await resetWithTwoShoppers(store)
  employee = await makeShopper(store, { email: 'staff@example.com' })
  await db.updateTable('customers').set({ is_employee: true }).where('id', '=', employee.customerId).execute()
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_000, stock: { 1: 50 } })
})

async function buy(more: Parameters<Shopper['place']>[1] = {}): Promise<number> {
  await ana.verify({ 1: { A: 2 } }, 200)
  const { orders } = await ana.place(more.option_id === 1 ? 300 : 200, more)
  return orders[0]?.id ?? 0
}

async function buyDelivered(): Promise<number> {
  await makeZone(db, { branchCode: 1 })
  return buy({ option_id: 1, address_id: await makeAddress(db, { customerId: ana.customerId }) })
}

const move = (id: number, status: OrderStatus, more: Partial<InputOf<typeof setOrderStatus>> = {}) =>
  employee.client.call(setOrderStatus, { id, status, ...more })

async function moveAll(id: number, steps: readonly OrderStatus[]): Promise<void> {
  for (const status of steps) expect((await move(id, status)).status).toBe(status)
}

const requests = () => db.selectFrom('invoice_requests').select(['order_id', 'kind', 'tax_id']).execute()

test('ORDER-19: the list has why an order is on hold, as long as it is', async () => {
  const id = await buy()
  const pauseNote = async () => (await ana.client.call(listOrders, { id })).data[0]?.pause_note
  await move(id, 'on_hold', { note: 'Waits for a part.' })
  expect(await pauseNote()).toBe('Waits for a part.')
  await move(id, 'created', { note: 'Goes on.' })
  expect(await pauseNote()).toBeNull()
  // What was written at an earlier time says nothing about this one.
  await move(id, 'on_hold')
  expect(await pauseNote()).toBeNull()
})

describe('ORDER-7: employees move orders', () => {
  test('an order that is delivered takes all its steps, each with its time and who took it', async () => {
    const id = await buyDelivered()
    await moveAll(id, ['in_process', 'processed', 'dispatched', 'sent', 'delivered'])
    const { events } = await ana.client.call(getOrder, { id })
    expect(events.map(({ status }) => status)).toEqual([
      'created',
      'in_process',
      'processed',
      'dispatched',
      'sent',
      'delivered',
    ])
    const actors = await db.selectFrom('order_events').select('actor_id').orderBy('id').execute()
    expect(actors.map(({ actor_id }) => actor_id)).toEqual([
      ana.customerId,
      ...Array.from({ length: 5 }, () => employee.customerId),
    ])
  })

  test('an order for pick-up goes from processed to delivered, and is never dispatched', async () => {
    const id = await buy()
    await moveAll(id, ['in_process', 'processed'])
    await expect(move(id, 'dispatched')).rejects.toMatchObject({
      httpStatus: 409,
      reason: 'order-step-not-allowed',
      data: { from: 'processed', to: 'dispatched', delivery: 'pickup' },
    })
    await moveAll(id, ['delivered'])
  })

  test('a step is taken once; the same again is refused by name and writes nothing', async () => {
    const id = await buy()
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => move(id, 'in_process')))
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as object)
    expect(refused).toHaveLength(5)
    for (const reason of refused) expect(reason).toMatchObject({ httpStatus: 409, reason: 'order-status-unchanged' })
    expect((await ana.client.call(getOrder, { id })).events).toHaveLength(2)
  })

  test('an order on hold goes back to the status from which it came', async () => {
    const id = await buy()
    await moveAll(id, ['in_process', 'on_hold'])
    await expect(move(id, 'processed')).rejects.toMatchObject({ reason: 'order-step-not-allowed' })
    await moveAll(id, ['in_process', 'processed', 'on_hold', 'processed'])
  })

  test('the customer reads what the store wrote beside the step', async () => {
    const id = await buy()
    await move(id, 'on_hold', { note: 'We are waiting for the blue one.' })
    const { events } = await ana.client.call(getOrder, { id })
    expect(events.map(({ note }) => note)).toEqual([null, 'We are waiting for the blue one.'])
  })

  test('ORDER-27: a parcel is named where a carrier has the order, is mailed, and is refused at any other step', async () => {
    const id = await buyDelivered()
    const parcel = { carrier: 'Correo del Valle', number: '4821-0775' }
    const refused = { httpStatus: 422, data: { errors: [{ path: 'parcel' }] } }
    // A messenger has no parcel, and neither has an order that is still at the branch.
    await moveAll(id, ['in_process', 'processed'])
    await expect(move(id, 'dispatched', { parcel })).rejects.toMatchObject(refused)
    await db.updateTable('orders').set({ delivery: 'national_delivery' }).where('id', '=', id).execute()
    await expect(move(id, 'on_hold', { parcel })).rejects.toMatchObject(refused)
    // A name that nobody sees is none.
    const unseen = { ...parcel, carrier: '\u200b' }
    await expect(move(id, 'dispatched', { parcel: unseen })).rejects.toMatchObject({
      httpStatus: 422,
      data: { errors: [{ path: 'parcel.carrier' }] },
    })
    expect((await ana.client.call(getOrder, { id })).parcel).toBeNull()
    await move(id, 'dispatched', { parcel })
    await move(id, 'sent', {})
    expect((await ana.client.call(getOrder, { id })).parcel).toEqual({ ...parcel, tracking_url: null })
    const mails = await db.selectFrom('outbox').select('payload').where('payload', 'is not', null).execute()
    expect(JSON.stringify(mails)).toContain(parcel.number)
  })

  describe('ORDER-30: the page of a carrier', () => {
    const tracking = 'https://correo.example/guias?n={number}'
    const page = 'https://correo.example/guias?n=4821%2F0775'

    /** Dispatches an order with a parcel while the setting `carriers` has a value; gives the order's parcel and its mail. */
    async function dispatchWith(carriers: unknown) {
      await db
        .insertInto('settings')
        .values({ name: 'carriers', value: JSON.stringify(carriers) })
        .onConflict((row) => row.column('name').doUpdateSet({ value: JSON.stringify(carriers) }))
        .execute()
      const id = await buyDelivered()
      await db.updateTable('orders').set({ delivery: 'national_delivery' }).where('id', '=', id).execute()
      await moveAll(id, ['in_process', 'processed'])
      await move(id, 'dispatched', { parcel: { carrier: 'correo del valle', number: '4821/0775' } })
      const { parcel } = await ana.client.call(getOrder, { id })
      const mails = await db.selectFrom('outbox').select('payload').orderBy('id', 'desc').limit(3).execute()
      return { parcel, mails: JSON.stringify(mails) }
    }

    test('leads from the order and its mail to the parcel', async () => {
      const { parcel, mails } = await dispatchWith([{ name: 'Correo del Valle', tracking }])
      expect(parcel?.tracking_url).toBe(page)
      expect(mails).toContain(page)
    })

    test.each([
      ['not a list', { name: 'Correo del Valle', tracking }],
      ['without the number', [{ name: 'Correo del Valle', tracking: 'https://correo.example/guias' }]],
      ['not of https', [{ name: 'Correo del Valle', tracking: 'http://correo.example/{number}' }]],
      ['a script', [{ name: 'Correo del Valle', tracking: 'javascript:alert({number})//https://a/' }]],
      ['with the number as its host', [{ name: 'Correo del Valle', tracking: 'https://{number}.example/' }]],
      ['no address', [{ name: 'Correo del Valle', tracking: 'https://[/{number}' }]],
      ['of a carrier without a name', [{ name: '-', tracking }]],
    ])('is none where the setting is %s', async (_, carriers) => {
      const { parcel, mails } = await dispatchWith(carriers)
      expect(parcel).toEqual({ carrier: 'correo del valle', number: '4821/0775', tracking_url: null })
      expect(mails).toContain('4821/0775')
      expect(mails).not.toContain('correo.example')
    })

    test('is that of another entry of the list which is whole', async () => {
      const { parcel } = await dispatchWith([
        null,
        { name: 'Correo del Valle' },
        { name: 'Correo del Valle', tracking },
      ])
      expect(parcel?.tracking_url).toBe(page)
    })
  })

  test('a canceled order returns its stock, whoever canceled it', async () => {
    const id = await buy()
    expect(await stockOf(db, 'A')).toEqual([48, 0])
    expect(await move(id, 'canceled', { note: 'Out of order.' })).toMatchObject({
      status: 'canceled',
      payments: [{ state: 'canceled' }],
      events: [{ status: 'created' }, { status: 'canceled', note: 'Out of order.' }],
    })
    expect(await stockOf(db, 'A')).toEqual([50, 0])
    await expect(ana.client.call(cancelOrder, { id })).rejects.toMatchObject({ reason: 'too-late-to-cancel' })
  })

  test('customer and employee who cancel at once return the stock once', async () => {
    const id = await buy()
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => move(id, 'canceled')),
      ...Array.from({ length: 4 }, () => ana.client.call(cancelOrder, { id })),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(db, 'A')).toEqual([50, 0])
  })

  test('an order that is in shipping is not canceled by employees either', async () => {
    const id = await buyDelivered()
    await moveAll(id, ['in_process', 'processed', 'dispatched'])
    await expect(move(id, 'canceled')).rejects.toMatchObject({ httpStatus: 409, reason: 'too-late-to-cancel' })
  })

  test('only employees may', async () => {
    const id = await buy()
    for (const shopper of [ana, bob])
      await expect(shopper.client.call(setOrderStatus, { id, status: 'in_process' })).rejects.toMatchObject({
        httpStatus: 403,
        reason: 'not-allowed',
      })
    const visitor = store.client().call(setOrderStatus, { id, status: 'in_process' })
    await expect(visitor).rejects.toMatchObject({ httpStatus: 401 })
    expect((await ana.client.call(getOrder, { id })).status).toBe('created')
  })

  test('an unknown order is not found, and an invalid status or a long note is named', async () => {
    await expect(move(999_999, 'in_process')).rejects.toMatchObject({ httpStatus: 404 })
    const id = await buy()
    for (const input of [{ status: 'lost' }, {}, { status: 'in_process', note: 'x'.repeat(301) }]) {
      const response = await store.send('PATCH', `/api/ecommerce/orders/${id}/status`, {
        body: input,
        headers: employee.headers,
      })
      expect(response.status).toBe(422)
    }
  })
})

describe('ORDER-8: an order that is processed requests its invoice', () => {
  test('once, even if it goes on hold and back', async () => {
    const id = await buy()
    await moveAll(id, ['in_process'])
    expect(await requests()).toEqual([])
    await moveAll(id, ['processed', 'on_hold', 'processed', 'delivered'])
    expect(await requests()).toEqual([{ order_id: id, kind: 'consumer', tax_id: null }])
  })

  test('and takes the request back where it is canceled', async () => {
    const id = await buy()
    await moveAll(id, ['in_process', 'processed', 'canceled'])
    expect(await requests()).toEqual([])
  })

  test('for a tax receipt where the order names a tax number', async () => {
    const id = await buy({ rnc: '101850043' })
    await moveAll(id, ['in_process', 'processed'])
    expect(await requests()).toEqual([{ order_id: id, kind: 'tax', tax_id: '101850043' }])
  })
})
