import { type RawBuilder, sql } from 'kysely'
import { type PriceRow, type SpecialPrice, unitPriceCentavos } from '#domain/products/unit-price.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LiveFields } from './facts.ts'
import { priceLevelOf } from './price-level.ts'
import { atOpenBranch } from '#server/modules/inventory/at-open-branch.ts'
import { type FlatRow, type ProductCard, cardColumns, toProduct } from './repository.ts'

/**
 * Which products at which branches somebody asks about: a select of `branch_code`, `product_code`, `place` (their
 * order) and `context` (json that comes back untouched), so that a cart and what its products cost are one statement.
 */
export type ProductSelection = RawBuilder<unknown>

/**
 * What selling a product at a branch takes: its prices at all levels, and the free stock, none where it is not for
 * sale.
 */
export interface SellableProduct {
  id: string
  code: string
  name: string
  /** Whether the product is shown and the branch is open. */
  isSold: boolean
  free: number
  prices: PriceRow[]
  special: SpecialPrice | null
}

export type ProductAtBranch = SellableProduct & ProductCard

/** One of the wanted, with the product where there is one. */
export interface LookupResult<Product, Context> {
  branchCode: number
  productCode: string
  hasBranch: boolean
  context: Context
  product: Product | undefined
}

/** The wanted products with all that their cards show; hidden ones as well, without stock: they may lie in a cart. */
export async function listProductsAtBranch<Context>(
  ctx: Ctx,
  wanted: ProductSelection,
): Promise<LookupResult<ProductAtBranch, Context>[]> {
  const found = (await select<Context>(ctx.db, wanted, cardColumns(ctx.language), cardJoins)) as LookupResult<
    ProductAtBranch,
    Context
  >[]
  return found.map((row) => withUnitPrice(ctx, row))
}

/**
 * What of the wanted products moves with stock and price, for several callers at once: each has to see them `withStaticFields`
 * and `withUnitPrice`.
 */
export async function findLiveFields<Context>(
  db: Database,
  wanted: ProductSelection,
): Promise<LookupResult<LiveFields, Context>[]> {
  const found = await select<Context>(
    db,
    wanted,
    sql`p.id, p.code, p.xmin::text as "rowVersion",
    p.special_price_centavos as "specialCentavos", p.special_min_quantity as "specialMinQuantity",
    p.special_from as "specialFrom", p.special_until as "specialUntil",
    (select coalesce(sum(all_s.on_hand - all_s.reserved), 0)::int from stock all_s
      where all_s.product_code = p.code and ${atOpenBranch('all_s')}) as "freeEverywhere"`,
  )
  return found as unknown as LookupResult<LiveFields, Context>[]
}

/** A product with the price of one piece at the caller's level; its special price stands beside it, as in a listing. */
export function withUnitPrice<Context>(
  ctx: Ctx,
  found: LookupResult<ProductAtBranch, Context>,
): LookupResult<ProductAtBranch, Context> {
  if (!found.product) return found
  const priceCentavos = unitPriceFor(ctx, { prices: found.product.prices, special: null }, 1) ?? null
  return { ...found, product: { ...found.product, priceCentavos } }
}

/** The same as `listProductsAtBranch` without pictures, brands and sums, for who only sells. */
export async function listSellableProducts<Context>(
  ctx: Ctx,
  wanted: ProductSelection,
): Promise<LookupResult<SellableProduct, Context>[]> {
  return select<Context>(
    ctx.db,
    wanted,
    sql`p.id, p.code, ${sql.ref(`p.name_${ctx.language}`)} as name,
    p.special_price_centavos as "specialCentavos", p.special_min_quantity as "specialMinQuantity",
    p.special_from as "specialFrom", p.special_until as "specialUntil"`,
  )
}

/** What one piece costs the caller at a quantity (PRODUCT-1), or undefined when it cannot be sold. */
export function unitPriceFor(
  ctx: Pick<Ctx, 'actor' | 'now'>,
  { prices, special }: Pick<SellableProduct, 'prices' | 'special'>,
  quantity: number,
): Centavos | undefined {
  return unitPriceCentavos({ prices, special, level: priceLevelOf(ctx.actor), quantity, now: ctx.now })
}

const cardJoins = sql`left join brands b on b.id = p.brand_id left join categories c on c.id = p.category_id`

type Row<Context> = FlatRow &
  SellableProduct & { branchCode: number; wantedCode: string; hasBranch: boolean; context: Context }

async function select<Context>(
  db: Database,
  wanted: ProductSelection,
  columns: RawBuilder<unknown>,
  joins = sql``,
): Promise<LookupResult<SellableProduct, Context>[]> {
  const { rows } = await sql<Row<Context>>`
    with wanted as (${wanted})
    select w.branch_code as "branchCode", w.product_code as "wantedCode", w.context, br.code is not null as "hasBranch",
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
  return rows.map(({ branchCode, wantedCode, hasBranch, context, ...row }) => ({
    branchCode,
    productCode: wantedCode,
    hasBranch,
    context,
    product: row.id ? toProduct(row) : undefined,
  }))
}
