import { beforeEach, expect, test } from 'vitest'
import { insertPastMovements } from '#server/db/demo/insert-movements.ts'
import { makeCustomer } from '#server/testing/make.ts'
import { makeCredit, makeDeposit } from '#server/testing/make-balances.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let customerId: string
let deposit: string

beforeEach(async () => {
  await store.reset()
  customerId = await makeCustomer(db)
  deposit = await makeDeposit(db, customerId, {
    bank: 'Banco del Mar',
    documentId: 'DEP-1',
    movements: [{ amountCentavos: 1000 }],
  })
})

const move = (number: number, amount: number, after: number, kind = amount > 0 ? 'returned' : 'spent') =>
  insertPastMovements(db, [
    {
      balance_id: deposit,
      number,
      kind,
      amount_centavos: amount,
      balance_after_centavos: after,
      document_id: null,
      due_at: null,
      at: new Date(),
      isCredit: false,
    },
  ])

test('a movement continues the one before it', async () => {
  await move(2, -400, 600)
  await move(3, 100, 700)
})

test('a movement that does not continue the balance before it is refused', async () => {
  await expect(move(2, -400, 700)).rejects.toThrow(/balance_movements/)
})

test('a movement that leaves a number out is refused', async () => {
  await expect(move(3, -400, 600)).rejects.toThrow(/balance_movements/)
})

test('two movements cannot continue the same balance', async () => {
  await move(2, -800, 200)
  await expect(move(2, -800, 200)).rejects.toThrow(/balance_movements_pkey/)
})

test('a balance never falls below nothing', async () => {
  await expect(move(2, -1001, -1)).rejects.toThrow(/balance_after_centavos/)
})

test('a movement’s sign is that of its kind', async () => {
  await expect(move(2, 100, 1100, 'spent')).rejects.toThrow(/balance_movements/)
  await expect(move(2, -100, 900, 'issued')).rejects.toThrow(/balance_movements/)
})

test('a movement is neither changed nor deleted', async () => {
  await expect(
    db.updateTable('balance_movements').set({ document_id: 'X' }).where('balance_id', '=', deposit).execute(),
  ).rejects.toThrow(/never changed/)
  await expect(db.deleteFrom('balance_movements').where('balance_id', '=', deposit).execute()).rejects.toThrow(
    /never changed/,
  )
})

test('a slip of a bank becomes a deposit once', async () => {
  await expect(makeDeposit(db, customerId, { bank: 'Banco del Mar', documentId: 'DEP-1' })).rejects.toThrow(/deposits/)
  await makeDeposit(db, customerId, { bank: 'Banco Cordillera', documentId: 'DEP-1' })
})

test('a customer has one credit', async () => {
  await makeCredit(db, customerId, { limitCentavos: 0 })
  await expect(makeCredit(db, customerId, { limitCentavos: 0 })).rejects.toThrow(/balances_one_credit/)
})
