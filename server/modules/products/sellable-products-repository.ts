import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { freeStock, freeStockEverywhere } from '#server/modules/inventory/free-stock.ts'
import type { StockKey } from '#server/modules/inventory/stock.ts'
import { sqlColumn } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LiveFields, LookupResult, ProductSelection, SellableProduct } from './sellable-product.ts'
import { type SpecialColumns, specialColumns, withSpecial } from './special-columns.ts'

export function selectLiveFields<Context>(
  db: Database,
  selection: ProductSelection,
): Promise<LookupResult<LiveFields, Context>[]> {
  return selectProducts(
    db,
    selection,
    sql`p.xmin::text as "rowVersion", ${freeStockEverywhere('p.code')} as "freeEverywhere"`,
  )
}

export function selectSellableProducts(
  db: Database,
  keys: readonly StockKey[],
  language: Language,
): Promise<LookupResult<SellableProduct, null>[]> {
  const selection = sql`
    select w.branch_code, w.product_code, 0 as place, null::json as context
    from unnest(${sqlColumn(keys, 'branchCode', 'int')}, ${sqlColumn(keys, 'productCode', 'text')}) as w (branch_code, product_code)`
  return selectProducts(db, selection, sql`${sql.ref(`p.name_${language}`)} as name`)
}

type Row<Product, Context> = Omit<Product, 'special'> &
  SpecialColumns & { id: string | null; branchCode: number; selectedCode: string; hasBranch: boolean; context: Context }

/** The fields that all callers read, and `columns` beside them. */
async function selectProducts<Product extends Omit<SellableProduct, 'name'>, Context>(
  db: Database,
  selection: ProductSelection,
  columns: RawBuilder<unknown>,
): Promise<LookupResult<Product, Context>[]> {
  const { rows } = await sql<Row<Product, Context>>`
    with selected as (${selection})
    select sel.branch_code as "branchCode", sel.product_code as "selectedCode", sel.context, br.code is not null as "hasBranch",
      p.id, p.code, ${specialColumns}, ${columns}, (p.status = 'active' and br.active) is true as "isSold",
      case when p.status = 'active' and br.active then coalesce(${freeStock('s')}, 0) else 0 end as free,
      (select coalesce(json_agg(json_build_object('level', pr.level, 'minQuantity', pr.min_quantity, 'priceCentavos', pr.price_centavos)), '[]')
         from prices pr where pr.product_code = p.code) as prices
    from selected sel
    left join branches br on br.code = sel.branch_code
    left join products p on p.code = sel.product_code
    left join stock s on s.product_code = p.code and s.branch_code = sel.branch_code
    order by sel.branch_code, sel.place, sel.product_code`.execute(db)
  return rows.map(({ branchCode, selectedCode, hasBranch, context, ...row }) => ({
    branchCode,
    productCode: selectedCode,
    hasBranch,
    context,
    product: row.id === null ? undefined : (withSpecial(row as unknown as Row<Product, Context>) as unknown as Product),
  }))
}
