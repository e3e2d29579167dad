import { beforeEach, expect, test } from 'vitest'
import { getCart, setCartLine } from '#contract/cart.ts'
import { makeBranch, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeCustomer(db, { email: 'ana@example.com' })
})

test('a quantity above the free stock is reduced to it', async () => {
  await makeProduct(db, { code: 'KETTLE', stock: { 1: 3 } })
  const { client } = await signIn(store, 'ana@example.com')
  await client.call(setCartLine, { id: 1, cod_articulo: 'KETTLE', quantity: 5 })
  expect((await client.call(getCart, { id: 1 })).products).toMatchObject([{ quantity: 3 }])
})
