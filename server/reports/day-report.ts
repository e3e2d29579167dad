import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import {
  type AccountFigures,
  type BranchFigures,
  type PaymentFigures,
  listAccountFigures,
  listBranchFigures,
  listPaymentFigures,
} from './day-figures.ts'
import type { Check, Difference } from './difference.ts'
import { ledgerChecks } from './ledger-checks.ts'
import { paymentChecks } from './payment-checks.ts'
import { stockChecks } from './stock-checks.ts'

export const checks: readonly Check[] = [...stockChecks, ...paymentChecks, ...ledgerChecks]

/** At most so many differences of one check are named; a fault in one place shows in many. */
const differencesMax = 1_000

export interface DayReport {
  day: string
  branches: BranchFigures[]
  payments: PaymentFigures[]
  accounts: AccountFigures[]
  differences: Difference[]
}

/**
 * The figures of a day of the store, and every difference between orders, payments, ledger and stock (CLOSING-3). All of
 * it is read from one snapshot, so that the store may sell meanwhile.
 */
export async function reportDay(db: Database, day: string): Promise<DayReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const differences: Difference[] = []
      for (const check of checks) differences.push(...(await differencesOf(snapshot, check, day)))
      return {
        day,
        branches: await listBranchFigures(snapshot, day),
        payments: await listPaymentFigures(snapshot, day),
        accounts: await listAccountFigures(snapshot, day),
        differences,
      }
    })
}

async function differencesOf(db: Database, check: Check, day: string): Promise<Difference[]> {
  const { rows } = await sql<{ subject: string; expected: number; found: number }>`
    select * from (${check.statement(day)}) as differences order by subject limit ${differencesMax}`.execute(db)
  return rows.map(({ subject, expected, found }) => ({
    check: check.name,
    subject,
    unit: check.unit,
    expected: { of: check.expected, amount: Number(expected) },
    found: { of: check.found, amount: Number(found) },
  }))
}
