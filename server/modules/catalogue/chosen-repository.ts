import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type FlatRow, type ProductDetailRow, type ProductRow, card, pieceOf, toProduct } from './repository.ts'

/** A product as it stands beside others. */
export type ChosenRow = ProductRow & Pick<ProductDetailRow, 'specifications' | 'warrantyDays'>

interface Choice {
  codes: readonly string[]
  branchCode: number
  level: number
  language: Language
}

/** Products by their codes, in the order of these, with the stock of one branch and the prices of one level; hidden ones are left out. */
export async function listChosen(db: Database, { codes, branchCode, level, language }: Choice): Promise<ChosenRow[]> {
  const { rows } = await sql<ChosenRow & FlatRow>`
    select ${card(language)}, p.specifications, p.warranty_days as "warrantyDays", piece.price_centavos as "priceCentavos",
      coalesce(s.on_hand - s.reserved, 0) as free
    from unnest(${sqlArray(codes, 'text')}) with ordinality as chosen(code, place)
    join products p on p.code = chosen.code and p.status = 'active'
    join brands b on b.id = p.brand_id
    join categories c on c.id = p.category_id
    left join stock s on s.product_code = p.code and s.branch_code = ${branchCode}
    ${pieceOf(level)}
    order by chosen.place`.execute(db)
  return rows.map((row) => toProduct(row))
}
