import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'

/** Makes a proof of a bank deposit that waits for staff, and gives its id. */
export async function makeProof(db: Database, customerId: string): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('deposit_proofs')
    .values({
      id,
      customer_id: customerId,
      bank: 'Banco del Mar',
      document_id: `DM-${id.slice(0, 8)}`,
      amount_centavos: 100_000,
      filed_at: new Date(),
    })
    .execute()
  return id
}
