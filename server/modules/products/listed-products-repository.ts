import { sql } from 'kysely'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type TypedColumn, productColumns } from './product-row.ts'
import type { PictureToWrite, PriceToWrite } from './write-repository.ts'

type Row = Record<string, unknown> & { code: string }

const namesOf = (columns: readonly TypedColumn[], prefix = '') =>
  sql.raw(columns.map(([name]) => `${prefix}${name}`).join(', '))
const typesOf = (columns: readonly TypedColumn[]) =>
  sql.raw(columns.map(([name, type]) => `${name} ${type}`).join(', '))

/** Inserts products, in the order of their codes. */
export async function insertProducts(db: Database, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns: readonly TypedColumn[] = [['code', 'text'], ...productColumns, ['created_at', 'timestamptz']]
  await sql`
    insert into products (${namesOf(columns)})
    select ${namesOf(columns)} from json_to_recordset(${JSON.stringify(rows)}::json) as r (${typesOf(columns)})
    order by code`.execute(db)
}

/**
 * Updates the given columns of products. Rows are locked in the order of their codes, so that two writers queue instead of
 * deadlocking. `is_seen` says whether search engines see the change.
 */
export async function updateProducts(
  db: Database,
  rows: readonly (Row & { is_seen: boolean })[],
  columns: readonly TypedColumn[],
): Promise<void> {
  if (rows.length === 0 || columns.length === 0) return
  const codes = rows.map((row) => row.code)
  const given: readonly TypedColumn[] = [['code', 'text'], ['is_seen', 'boolean'], ...columns]
  await sql`
    with locked as materialized (
      select code from products where code = any(${sqlArray(codes, 'text')}) order by code for no key update)
    update products p set (${namesOf(columns)}, changed_at) = (${namesOf(columns, 'r.')}, case when r.is_seen then now() else p.changed_at end)
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (${typesOf(given)}), locked
    where p.code = r.code and locked.code = p.code`.execute(db)
}

const pricesGiven = (rows: readonly PriceToWrite[]) => sql`
  json_to_recordset(${JSON.stringify(rows)}::json) as r (product_code text, level integer, min_quantity integer, price_centavos integer)`

/** Writes prices, and makes them all prices of the products with these codes. */
export async function setPrices(db: Database, codes: readonly string[], rows: readonly PriceToWrite[]): Promise<void> {
  if (rows.length > 0)
    await sql`
      insert into prices as p (product_code, level, min_quantity, price_centavos)
      select product_code, level, min_quantity, price_centavos from ${pricesGiven(rows)} order by product_code, level, min_quantity
      on conflict (product_code, level, min_quantity) do update set price_centavos = excluded.price_centavos
      where p.price_centavos <> excluded.price_centavos`.execute(db)
  if (codes.length === 0) return
  await sql`
    with r as materialized (select * from ${pricesGiven(rows)})
    delete from prices p where p.product_code = any(${sqlArray(codes, 'text')})
      and not exists (select from r where r.product_code = p.product_code and r.level = p.level and r.min_quantity = p.min_quantity)`.execute(
    db,
  )
}

/** Writes pictures, in place of those of the products with these codes. */
export async function setPictures(
  db: Database,
  codes: readonly string[],
  rows: readonly PictureToWrite[],
): Promise<void> {
  if (codes.length > 0) await db.deleteFrom('product_pictures').where('product_code', 'in', codes).execute()
  if (rows.length === 0) return
  await sql`
    insert into product_pictures (product_code, position, picture, photo_type)
    select product_code, position, picture, photo_type
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (product_code text, position integer, picture text, photo_type text)`.execute(
    db,
  )
}

/** How many products the store shows that are not among these codes. */
export async function countUnlisted(db: Database, codes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where p.status = 'active' and ${isUnlisted(codes)}`.execute(db)
  return (rows[0] as { count: number }).count
}

/** Hides the products that the store shows and that are not among these codes; gives how many. */
export async function hideUnlisted(db: Database, codes: readonly string[], now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with locked as materialized (
      select code from products p where p.status = 'active' and ${isUnlisted(codes)} order by code for no key update)
    update products p set status = 'hidden', delisted_at = ${now} from locked where p.code = locked.code`.execute(db)
  return Number(numAffectedRows ?? 0)
}

const isUnlisted = (codes: readonly string[]) => sql`
  not exists (select from unnest(${codes}::text[]) as listed (code) where listed.code = p.code)`
