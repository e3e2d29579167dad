import { sql } from 'kysely'
import type { Ctx } from '#server/platform/context.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import { levelOf } from './level.ts'
import { type FlatRow, type ProductRow, card, pieceOf, toProduct } from './repository.ts'

export type CardRow = ProductRow

/** The cards of products by their codes, in the order of these, with the stock of one branch and the caller's prices. Hidden ones are left out. */
export async function listCards(ctx: Ctx, codes: readonly string[], branchCode: number): Promise<CardRow[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<FlatRow>`
    select ${card(ctx.language)}, piece.price_centavos as "priceCentavos", coalesce(s.on_hand - s.reserved, 0) as free
    from unnest(${sqlArray(codes, 'text')}) with ordinality as wanted (code, place)
    join products p on p.code = wanted.code and p.status = 'active'
    join brands b on b.id = p.brand_id
    join categories c on c.id = p.category_id
    left join stock s on s.product_code = p.code and s.branch_code = ${branchCode}
    ${pieceOf(levelOf(ctx.actor))}
    order by wanted.place`.execute(ctx.db)
  return rows.map((row) => toProduct(row))
}
