import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#server/platform/database/database.ts'
import { ledgerSums } from '#server/testing/ledger-sums.ts'
import { differencesToday } from './ledger.ts'

export interface LedgerWatch {
  /** Ends the reading, and gives what all snapshots showed. */
  stop(): Promise<{ snapshots: number; faults: unknown[] }>
}

/** A report compares everything with everything, so only every tenth snapshot has one. */
const snapshotsPerReport = 10
const faultsMax = 10

/**
 * Reads the ledger again and again while a test goes on, each time from one snapshot: a fault is a snapshot in which
 * all accounts together are not zero (LEDGER-1), a balance is below zero, or the report of the day names a difference.
 */
export async function watchLedger(url: string): Promise<LedgerWatch> {
  const { db, close } = await openDatabase({ url, poolSize: 1, folder: '' })
  const faults: unknown[] = []
  let isOver = false
  let snapshots = 0
  const read = async () => {
    const sums = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(ledgerSums)
    snapshots += 1
    const sum = Object.values(sums).reduce((one, other) => one + other, 0)
    if (sum !== 0) faults.push({ sum, sums })
    const { rows: negative } = await sql`
      select balance_id, number, balance_after_centavos from balance_movements where balance_after_centavos < 0`.execute(
      db,
    )
    faults.push(...negative)
    if (snapshots % snapshotsPerReport === 1) faults.push(...(await differencesToday(db)))
  }
  const reading = (async () => {
    while (!isOver && faults.length < faultsMax) {
      const startedMs = performance.now()
      await read().catch((error: unknown) => faults.push(error))
      // Half of the time is left to those who are watched.
      await sleep(performance.now() - startedMs)
    }
  })()
  return {
    async stop() {
      isOver = true
      await reading
      await close()
      return { snapshots, faults }
    },
  }
}
