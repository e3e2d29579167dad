import { expect, test } from 'vitest'
import { reviewProof } from '#contract/deposit-proofs.ts'
import { getOrder } from '#contract/orders.ts'
import { cancelUnproven } from '#server/modules/checkout/cancel-unproven.ts'
import { newId } from '#server/platform/ids.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { stockFaults } from './ledger.ts'
import { untilWaiting, whileLocked } from './locks.ts'
import { startTwoProcesses, startUnits } from './two-processes.ts'

const { db, stores } = await startTwoProcesses()
// The connections of the process that cancels are its own.
const otherDb = stores[1].database.db
const hourMs = 3_600_000
const account = { bank: 'Banco del Mar', number: '000-1', holder: 'Vitrina' }
const value = JSON.stringify({ bank_accounts: [account] })
await db.insertInto('settings').values({ name: 'payment_methods', value }).execute()

/** An order of RD$ 100 that has waited for its deposit for so many hours, with a proof that waits for staff. */
async function makeUnproven(email: string, hours: number) {
  const shopper = await makeShopper(stores[0], { email })
  await shopper.verify({ 1: { A: 1 } }, 100)
  const placed = await shopper.place(100, { payments: [{ kind: 'deposit_express', amount: 100 }] })
  const since = new Date(Date.now() - hours * hourMs)
  await db.updateTable('payments').set({ created_at: since }).where('global_id', '=', placed.global_id).execute()
  const proofId = newId()
  const proof = { bank: 'Banco del Mar', document_id: email, amount_centavos: 10_000, filed_at: since }
  await db
    .insertInto('deposit_proofs')
    .values({ id: proofId, customer_id: shopper.customerId, global_id: placed.global_id, ...proof })
    .execute()
  return { shopper, id: placed.orders[0]?.id ?? 0, proofId }
}

const statusOf = async ({ shopper, id }: Awaited<ReturnType<typeof makeUnproven>>) =>
  (await shopper.client.call(getOrder, { id })).status

test('PAYMENT-17: an order whose proof is accepted while its cancellation waits for that of another one stays', async () => {
  const staff = await makeShopper(stores[1], { email: 'staff@example.com', isEmployee: true })
  const older = await makeUnproven('older@example.com', 60)
  const newer = await makeUnproven('newer@example.com', 50)
  const work = { ...stores[0].app.platform, db, newId, clock: () => new Date() }
  const { ended } = await whileLocked(
    otherDb,
    (inside) => inside.selectFrom('orders').selectAll().where('id', '=', older.id).forUpdate().execute(),
    async () => {
      const ended = cancelUnproven(work)
      await untilWaiting(otherDb, 1)
      await staff.client.call(reviewProof, { id: newer.proofId, state: 'accepted' })
      return { ended }
    },
  )
  await ended
  expect([await statusOf(older), await statusOf(newer)]).toEqual(['canceled', 'created'])
  expect(await stockFaults(db, startUnits)).toEqual([])
})
