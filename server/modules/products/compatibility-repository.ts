import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

export interface CompatibleDeviceRow {
  product_code: string
  brand_id: number
  model: string
}

/** Replaces the devices that products are compatible with; returns the codes for which that changed anything. */
export async function replaceCompatibleDevices(
  db: Database,
  rows: readonly CompatibleDeviceRow[],
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return []
  const { rows: changed } = await sql<{ product_code: string }>`
    with given as (
      select distinct product_code, brand_id, model
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (product_code text, brand_id integer, model text)
    ), dropped as (
      delete from product_fits f where f.product_code = any(${codes}::text[])
        and not exists (select from given g where g.product_code = f.product_code and g.brand_id = f.brand_id and g.model = f.model)
      returning f.product_code
    ), written as (
      insert into product_fits (product_code, brand_id, model)
      select product_code, brand_id, model from given order by product_code, brand_id, model
      on conflict do nothing returning product_code
    )
    select product_code from dropped union select product_code from written`.execute(db)
  return changed.map((row) => row.product_code)
}
