import { newId } from '#server/platform/ids.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Makes a refund of one centavo of a payment that its provider has declined for the last time, and gives its id. */
export async function makeFailedRefund(db: Database, paymentId: string): Promise<string> {
  const id = newId()
  const now = new Date()
  const card = { kind: 'card', provider: 'sandbox', state: 'captured' }
  await db.updateTable('payments').set(card).where('id', '=', paymentId).execute()
  const part = db.selectFrom('payment_allocations').select('order_id').where('payment_id', '=', paymentId)
  const { order_id } = await part.executeTakeFirstOrThrow()
  await db
    .insertInto('payment_operations')
    .values({
      id,
      payment_id: paymentId,
      order_id,
      kind: 'refund',
      amount_centavos: 1,
      state: 'unresolved',
      created_at: now,
      next_attempt_at: now,
      ended_at: now,
    })
    .execute()
  return id
}
