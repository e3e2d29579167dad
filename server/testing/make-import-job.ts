import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'

/** Makes an import that waits, with refused rows of an earlier attempt, and gives its id. */
export async function makeImportJob(db: Database, customerId: string): Promise<string> {
  const id = randomUUID()
  const list = Buffer.from('code,price\nA,1\n')
  await db
    .insertInto('import_jobs')
    .values({
      id,
      created_by: customerId,
      created_at: new Date(),
      options: JSON.stringify({ isFull: false, mayHide: false, dryRun: true }),
      list,
      list_bytes: list.length,
      refused_rows: list,
    })
    .execute()
  return id
}
