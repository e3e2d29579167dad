import { beforeEach, describe, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { setOrderStatus } from '#contract/order-steps.ts'
import { getOrder, listOrders } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper, resetWithTwoShoppers } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper
let employee: Shopper

beforeEach(async () => {
  ;[ana] = await resetWithTwoShoppers(store)
  employee = await makeShopper(store, { email: 'staff@example.com' })
  await db.updateTable('customers').set({ is_employee: true }).where('id', '=', employee.customerId).execute()
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_000, stock: { 1: 50 } })
})

async function buy(): Promise<number> {
  await ana.verify({ 1: { A: 2 } }, 200)
  return (await ana.place(200)).orders[0]?.id ?? 0
}

const move = (id: number, status: OrderStatus, more: Partial<InputOf<typeof setOrderStatus>>) =>
  employee.client.call(setOrderStatus, { id, status, ...more })

describe('ORDER-32: what staff write in both languages', () => {
  const written = { note_en: 'It waits for a part.', note_es: 'Espera una pieza.' }

  /** What the order and the list say to a reader of each language. */
  async function readOf(id: number) {
    const read = async (language: Language) => {
      const client = store.client({ headers: ana.headers, language })
      const event = (await client.call(getOrder, { id })).events.at(-1)
      const listed = (await client.call(listOrders, { id })).data[0]
      expect([listed?.pause_note, listed?.pause_note_language]).toEqual([event?.note, event?.note_language])
      return [event?.note, event?.note_language]
    }
    return { en: await read('en'), es: await read('es') }
  }

  test('is read by each customer in their own', async () => {
    const id = await buy()
    await move(id, 'on_hold', written)
    expect(await readOf(id)).toEqual({ en: [written.note_en, 'en'], es: [written.note_es, 'es'] })
  })

  test('may be the note and one of them, which is for readers of the other language then', async () => {
    const id = await buy()
    await move(id, 'on_hold', { note: 'Falta pieza', note_en: written.note_en })
    expect(await readOf(id)).toEqual({ en: [written.note_en, 'en'], es: ['Falta pieza', 'es'] })
  })

  test('is the other language where there is none of the reader, and says which', async () => {
    const id = await buy()
    // A blank text is none.
    await move(id, 'on_hold', { note_en: ' ', note_es: written.note_es })
    expect(await readOf(id)).toEqual({ en: [written.note_es, 'es'], es: [written.note_es, 'es'] })
    await move(id, 'created', {})
    await move(id, 'on_hold', { note: 'Correo 4821' })
    expect(await readOf(id)).toEqual({ en: ['Correo 4821', null], es: ['Correo 4821', null] })
  })

  test('is cleaned as the note is', async () => {
    const id = await buy()
    await move(id, 'on_hold', { note_es: ' Espera\u202e una pieza. ' })
    expect((await readOf(id)).es).toEqual([written.note_es, 'es'])
  })

  test.each(['note', 'note_en', 'note_es'])('is refused where %s is too long or no text', async (field) => {
    const id = await buy()
    for (const value of ['x'.repeat(301), 7])
      await expect(move(id, 'on_hold', { [field]: value })).rejects.toMatchObject({
        httpStatus: 422,
        data: { errors: [{ path: field }] },
      })
    expect((await ana.client.call(getOrder, { id })).status).toBe('created')
  })
})
