import { type RawBuilder, sql } from 'kysely'
import { type PriceRow, type SpecialPrice, unitPriceCentavos } from '#domain/products/unit-price.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Counted } from './facts.ts'
import { levelOf } from './level.ts'
import { isOpen } from './open-branches.ts'
import { type FlatRow, type ProductRow, card, toProduct } from './repository.ts'

/**
 * Which products at which branches somebody asks about: a select of `branch_code`, `product_code`, `place` (their
 * order) and `extra` (json that comes back untouched), so that a cart and what its products cost are one statement.
 */
export type Wanted = RawBuilder<unknown>

/**
 * What selling a product at a branch takes: its prices at all levels, and the free stock, none where it is not for
 * sale.
 */
export interface Offer {
  id: string
  code: string
  name: string
  /** Whether the product is shown and the branch is open. */
  isSold: boolean
  free: number
  prices: PriceRow[]
  special: SpecialPrice | null
}

export type Goods = Offer & ProductRow

/** One of the wanted, with the product where there is one. */
export interface Found<O, Extra> {
  branchCode: number
  productCode: string
  hasBranch: boolean
  extra: Extra
  product: O | undefined
}

/** The wanted products with all that their cards show; hidden ones as well, without stock: they may lie in a cart. */
export async function listGoods<Extra>(ctx: Ctx, wanted: Wanted): Promise<Found<Goods, Extra>[]> {
  const found = (await select<Extra>(ctx.db, wanted, card(ctx.language), cardJoins)) as Found<Goods, Extra>[]
  return found.map((row) => withPrice(ctx, row))
}

/**
 * What of the wanted products moves with stock and price, for several callers at once: each has to see them `withFacts`
 * and `withPrice`.
 */
export async function findCounted<Extra>(db: Database, wanted: Wanted): Promise<Found<Counted, Extra>[]> {
  const found = await select<Extra>(
    db,
    wanted,
    sql`p.id, p.code, p.xmin::text as "rowVersion",
    p.special_price_centavos as "specialCentavos", p.special_min_quantity as "specialMinQuantity",
    p.special_from as "specialFrom", p.special_until as "specialUntil",
    (select coalesce(sum(all_s.on_hand - all_s.reserved), 0)::int from stock all_s
      where all_s.product_code = p.code and ${isOpen('all_s')}) as "freeEverywhere"`,
  )
  return found as unknown as Found<Counted, Extra>[]
}

/** A product with the price of one piece at the caller's level; its special price stands beside it, as in a listing. */
export function withPrice<Extra>(ctx: Ctx, found: Found<Goods, Extra>): Found<Goods, Extra> {
  if (!found.product) return found
  const priceCentavos = priceOf(ctx, { prices: found.product.prices, special: null }, 1) ?? null
  return { ...found, product: { ...found.product, priceCentavos } }
}

/** The same as `listGoods` without pictures, brands and sums, for who only sells. */
export async function listOffers<Extra>(ctx: Ctx, wanted: Wanted): Promise<Found<Offer, Extra>[]> {
  return select<Extra>(
    ctx.db,
    wanted,
    sql`p.id, p.code, ${sql.ref(`p.name_${ctx.language}`)} as name,
    p.special_price_centavos as "specialCentavos", p.special_min_quantity as "specialMinQuantity",
    p.special_from as "specialFrom", p.special_until as "specialUntil"`,
  )
}

/** What one piece costs the caller at a quantity (PRODUCT-1), or undefined when it cannot be sold. */
export function priceOf(
  ctx: Pick<Ctx, 'actor' | 'now'>,
  { prices, special }: Pick<Offer, 'prices' | 'special'>,
  quantity: number,
): Centavos | undefined {
  return unitPriceCentavos({ prices, special, level: levelOf(ctx.actor), quantity, now: ctx.now })
}

const cardJoins = sql`left join brands b on b.id = p.brand_id left join categories c on c.id = p.category_id`

type Row<Extra> = FlatRow & Offer & { branchCode: number; wantedCode: string; hasBranch: boolean; extra: Extra }

async function select<Extra>(
  db: Database,
  wanted: Wanted,
  columns: RawBuilder<unknown>,
  joins = sql``,
): Promise<Found<Offer, Extra>[]> {
  const { rows } = await sql<Row<Extra>>`
    with wanted as (${wanted})
    select w.branch_code as "branchCode", w.product_code as "wantedCode", w.extra, br.code is not null as "hasBranch",
      ${columns}, (p.status = 'active' and br.active) is true as "isSold",
      case when p.status = 'active' and br.active then coalesce(s.on_hand - s.reserved, 0) else 0 end as free,
      (select coalesce(json_agg(json_build_object('level', pr.level, 'minQuantity', pr.min_quantity, 'priceCentavos', pr.price_centavos)), '[]')
         from prices pr where pr.product_code = p.code) as prices
    from wanted w
    left join branches br on br.code = w.branch_code
    left join products p on p.code = w.product_code
    ${joins}
    left join stock s on s.product_code = p.code and s.branch_code = w.branch_code
    order by w.branch_code, w.place, w.product_code`.execute(db)
  return rows.map(({ branchCode, wantedCode, hasBranch, extra, ...row }) => ({
    branchCode,
    productCode: wantedCode,
    hasBranch,
    extra,
    product: row.id ? toProduct(row) : undefined,
  }))
}
