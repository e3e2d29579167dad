import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A movement of a balance from before the ledger, and whether it is one of a customer's credit. */
type PastMovement = Omit<Insertable<Tables['balance_movements']>, 'transaction_id'> & { isCredit: boolean }

/**
 * Inserts movements of balances that did not come from orders of this store, each with a ledger transaction of its own
 * on the account of issued balances.
 */
export async function insertPastMovements(db: Database, movements: readonly PastMovement[]): Promise<void> {
  if (movements.length === 0) return
  const rows = movements.map((movement) => ({ ...movement, transaction_id: randomUUID() }))
  await db
    .insertInto('ledger_transactions')
    .values(rows.map(({ transaction_id: id, at }) => ({ id, kind: 'opening', at })))
    .execute()
  // Both in one statement: the entries of a transaction have to add up to zero at its end.
  await db
    .with('entries', (inside) =>
      inside.insertInto('ledger_entries').values(
        rows.map(({ transaction_id, amount_centavos, isCredit }) => ({
          transaction_id,
          account: 'issued',
          amount_centavos: isCredit ? -amount_centavos : amount_centavos,
        })),
      ),
    )
    .insertInto('balance_movements')
    .values(rows.map(({ isCredit: _, ...row }) => row))
    .execute()
}
