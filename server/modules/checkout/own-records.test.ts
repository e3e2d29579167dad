import { afterAll, beforeEach, expect, test } from 'vitest'
import { reviewProof } from '#contract/deposit-proofs.ts'
import { decideFailedRefund } from '#contract/failed-refunds.ts'
import { setOrderStatus } from '#contract/order-steps.ts'
import { createReturn, decideReturn } from '#contract/returns.ts'
import { makeFailedRefund } from '#server/testing/make-failed-refund.ts'
import { makeProof } from '#server/testing/make-proof.ts'
import { makeProduct } from '#server/testing/make.ts'
import { providerWorld } from '#server/testing/provider-world.ts'
import { type Shopper, makeShopper, resetWithTwoShoppers } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const world = providerWorld(store)
const steps = ['in_process', 'processed', 'delivered'] as const
let clerk: Shopper
let colleague: Shopper
let orderId: number

beforeEach(async () => {
  await resetWithTwoShoppers(store)
  world.begin()
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_000, stock: { 1: 50 } })
  clerk = await makeShopper(store, { email: 'clerk@example.com' })
  colleague = await makeShopper(store, { email: 'colleague@example.com', isEmployee: true })
  await clerk.verify({ 1: { A: 1 } }, 100)
  const { orders } = await clerk.place(100)
  orderId = orders[0]?.id ?? 0
})
afterAll(world.end)

/** A customer who has ordered before becomes an employee. */
const employ = () => db.updateTable('customers').set({ is_employee: true }).where('id', '=', clerk.customerId).execute()

const move = (who: Shopper, status: (typeof steps)[number]) => who.client.call(setOrderStatus, { id: orderId, status })

async function decisionAboutProof() {
  const id = await makeProof(db, clerk.customerId)
  return (who: Shopper) => who.client.call(reviewProof, { id, state: 'accepted' })
}

async function decisionAboutReturn() {
  for (const status of steps) await move(colleague, status)
  const lines = [{ codarticulo: 'A', quantity: 1, reason: 'changed_mind' as const }]
  const { id } = await clerk.client.call(createReturn, { id: orderId, lines, preference: 'credit_note' })
  return (who: Shopper) => who.client.call(decideReturn, { id, state: 'approved', restock: false })
}

async function decisionAboutRefund() {
  const payment = await db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
  const id = await makeFailedRefund(db, payment.id)
  return (who: Shopper) => who.client.call(decideFailedRefund, { id, action: 'retry' })
}

const stepOfOrder = () => Promise.resolve((who: Shopper) => move(who, 'in_process'))

test.each([
  ['the proof of their own deposit', decisionAboutProof],
  ['their own return', decisionAboutReturn],
  ['a failed refund to themselves', decisionAboutRefund],
  ['a step of their own order', stepOfOrder],
] as const)('PAYMENT-25: an employee does not decide %s, and another one does', async (_, prepare) => {
  const decide = await prepare()
  await employ()
  await expect(decide(clerk)).rejects.toMatchObject({ httpStatus: 403, reason: 'own-record' })
  await decide(colleague)
})
