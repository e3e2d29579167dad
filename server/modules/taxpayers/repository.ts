import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { IncomingTaxpayer, Taxpayer } from './taxpayer.ts'

/** A taxpayer by the digits of the number, and whether the store has a register at all. */
export async function findTaxpayer(
  db: Database,
  taxId: string,
): Promise<{ isLoaded: boolean; taxpayer: Taxpayer | undefined }> {
  const taxpayer = await db
    .selectFrom('taxpayers')
    .select(['tax_id as taxId', 'name', 'trade_name as tradeName', 'state'])
    .where('tax_id', '=', taxId)
    .executeTakeFirst()
  return { isLoaded: taxpayer !== undefined || (await hasTaxpayers(db)), taxpayer }
}

async function hasTaxpayers(db: Database): Promise<boolean> {
  return (await db.selectFrom('taxpayers').select('tax_id').limit(1).executeTakeFirst()) !== undefined
}

/** Takes the table of incoming rows for this transaction, empty; another import waits until it has ended. */
export async function clearIncoming(db: Database): Promise<void> {
  await sql`truncate incoming_taxpayers`.execute(db)
}

/** Stores rows of the file; gives how many were new. A number that is there already stays. */
export async function insertIncoming(db: Database, rows: readonly IncomingTaxpayer[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into incoming_taxpayers (tax_id, line, name, trade_name, state)
    select * from unnest(${rows.map((row) => row.taxId)}::text[], ${rows.map((row) => row.line)}::int[],
      ${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.tradeName)}::text[], ${rows.map((row) => row.state)}::text[])
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** The lines on which these numbers stand first. */
export async function listIncomingLines(db: Database, taxIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('incoming_taxpayers')
    .select(['tax_id', 'line'])
    .where('tax_id', '=', sql<string>`any(${taxIds}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.tax_id, row.line]))
}

/** How many taxpayers the register has, and how many of them the file does not name. */
export async function countVanished(db: Database): Promise<{ registered: number; vanished: number }> {
  await sql`analyze incoming_taxpayers`.execute(db)
  const { rows } = await sql<{ registered: number; vanished: number }>`
    select count(*) as registered, count(*) filter (where i.tax_id is null) as vanished
    from taxpayers t left join incoming_taxpayers i using (tax_id)`.execute(db)
  return rows[0] as { registered: number; vanished: number }
}

/** Makes the register what the file says; rows that are the same are not written. */
export async function applyIncoming(db: Database): Promise<{ created: number; updated: number; removed: number }> {
  const removed = await sql`
    delete from taxpayers t where not exists (select from incoming_taxpayers i where i.tax_id = t.tax_id)`.execute(db)
  const updated = await sql`
    update taxpayers t set name = i.name, trade_name = i.trade_name, state = i.state
    from incoming_taxpayers i
    where i.tax_id = t.tax_id and i.name is not null
      and (t.name, t.trade_name, t.state) is distinct from (i.name, i.trade_name, i.state)`.execute(db)
  const created = await sql`
    insert into taxpayers (tax_id, name, trade_name, state)
    select i.tax_id, i.name, i.trade_name, i.state from incoming_taxpayers i
    where i.name is not null and not exists (select from taxpayers t where t.tax_id = i.tax_id)
    order by i.tax_id`.execute(db)
  await sql`analyze taxpayers`.execute(db)
  const count = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint }) => Number(numAffectedRows)
  return { created: count(created), updated: count(updated), removed: count(removed) }
}
