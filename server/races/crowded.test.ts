import { expect, test } from 'vitest'
import { getProductByCode, listProducts } from '#contract/catalogue.ts'
import { getCart, setCartLine } from '#contract/cart.ts'
import { confirmOrder } from '#contract/orders.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { stockFaults } from './ledger.ts'
import { openWorld, startPieces } from './world.ts'

const world = await openWorld()
const { db, stores } = world
const [store] = stores
const wishing = (codarticulo: string, total_amount: number) => ({ products: { '1': [{ codarticulo, quantity: 1 }] }, total_amount })

async function makeCrowd(name: string, size: number) {
  return Promise.all(Array.from({ length: size }, (_, index) => makeShopper(store, { email: `${name}-${index}@example.com` })))
}

test('while somebody holds a stock row and many wait for it, others browse, fill their carts and sign in', async () => {
  const crowd = await makeCrowd('waiting', 30)
  const other = await makeShopper(store, { email: 'other@example.com' })
  const answers: Response[] = []
  let waiting: Promise<Response>[] = []
  await db.transaction().execute(async (operator) => {
    await operator.selectFrom('stock').select('on_hand').where('product_code', '=', 'A').forUpdate().execute()
    waiting = crowd.map(async ({ headers }) => {
      const answer = await store.send('POST', '/api/ecommerce/orders/confirmOrder', { body: wishing('A', 100), headers })
      answers.push(answer)
      return answer
    })
    for (let round = 0; answers.length < crowd.length; round += 1) {
      const cart = await other.client.call(setCartLine, { id: 1, cod_articulo: 'B', quantity: 1 + (round % 5) })
      expect(await other.client.call(getCart, { id: 1 })).toEqual(cart)
      expect((await store.client().call(getProductByCode, { code: 'A' })).product.codarticulo).toBe('A')
      expect((await store.client().call(listProducts, { q: 'B' })).total).toBe(1)
    }
    await makeShopper(store, { email: 'newcomer@example.com' })
  })
  await Promise.all(waiting)
  const said = await Promise.all(answers.map(async (answer) => [answer.status, answer.headers.get('retry-after'), await answer.json()]))
  expect(new Set(said.map(([status, seconds]) => `${String(status)} after ${String(seconds)}`))).toEqual(new Set(['503 after 2']))
  expect(said[0]?.[2]).toMatchObject({ status: 'error', code: 503, data: { reason: 'busy' } })
  expect(Object.keys((await other.client.call(confirmOrder, wishing('A', 100))).products)).toEqual(['1'])
  expect(await stockFaults(db, startPieces)).toEqual([])
})
