import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** What each account of the ledger and each kind of balance holds, in centavos, debits above zero; without zeros. */
export async function ledgerSums(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; centavos: number }>`
    select account, sum(amount_centavos)::bigint as centavos from ledger group by account
    having sum(amount_centavos) <> 0 order by account`.execute(db)
  return Object.fromEntries(rows.map(({ account, centavos }) => [account, centavos]))
}
