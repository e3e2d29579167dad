import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/platform/database/database.ts'
import { unitPriceJoin, runningSpecial } from './repository.ts'

// Looking past the first hundred for what a branch has would make a store without stock a slow one.
const candidatesMax = 100

interface HotsQuestion {
  branchCode: number
  level: number
  brands: readonly string[]
  limit: number
}

/**
 * The codes of the most sought products of the brands (of all, where none is named); of the first hundred those that
 * the branch can sell come before the others.
 */
export async function listHots(db: Database, { branchCode, level, brands, limit }: HotsQuestion): Promise<string[]> {
  return codesOf(
    db,
    sql<{ code: string }>`
    select top.code
    from (
      select code, popularity from products p where status = 'active' ${ofBrands(brands)} order by popularity desc, code limit ${sql.lit(candidatesMax)}
    ) top
    join products p on p.code = top.code
    left join stock s on s.product_code = top.code and s.branch_code = ${branchCode}
    ${unitPriceJoin(level)}
    order by (piece.price_centavos is not null and s.on_hand > s.reserved) is true desc, top.popularity desc, top.code
    limit ${sql.lit(limit)}`,
  )
}

/** Narrows products `p` to brands by their slugs; none stands for all. */
const ofBrands = (brands: readonly string[]) =>
  brands.length > 0 ? sql`and p.brand_id in (select id from brands where slug = any(${brands}))` : sql``

/** An offer that runs and is lower than what one piece costs otherwise. */
const isOffer = (now: Date) => sql`
  p.status = 'active' and ${runningSpecial(now)} and p.special_price_centavos < piece.price_centavos`

/** The codes of the running offers of the brands (of all, where none is named), the largest discount first. */
export async function listOffers(
  db: Database,
  level: number,
  brands: readonly string[],
  now: Date,
  limit: number,
): Promise<string[]> {
  return codesOf(
    db,
    sql<{ code: string }>`
    select p.code from products p ${unitPriceJoin(level)}
    where ${isOffer(now)} ${ofBrands(brands)}
    order by p.special_price_centavos::float8 / piece.price_centavos, p.code limit ${sql.lit(limit)}`,
  )
}

async function codesOf(db: Database, chosen: RawBuilder<{ code: string }>): Promise<string[]> {
  return (await chosen.execute(db)).rows.map(({ code }) => code)
}

/** The earliest end of the running offers of a category, undefined where none of them ends. */
export async function findOffersEnd(
  db: Database,
  categoryId: number,
  level: number,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ end: Date | null }>`
    select min(p.special_until) as end from products p ${unitPriceJoin(level)}
    where p.category_id = ${categoryId} and p.special_until > ${now} and ${isOffer(now)}`.execute(db)
  return rows[0]?.end ?? undefined
}

export interface TopCategoryRow {
  id: number
  slug: string
  name: string
  count: number
  scene: string
  /** The first picture of its most sought product that has one. */
  picture: string | null
}

/** The categories with products, the most sought first: by how sought their products are, all together. */
export async function listTopCategories(db: Database, language: Language, limit: number): Promise<TopCategoryRow[]> {
  const { rows } = await sql<TopCategoryRow>`
    with sought as (
      select category_id, sum(popularity) as popularity, count(*)::int as count
      from products where status = 'active' group by category_id
    )
    select c.id, c.slug, ${sql.ref(`c.name_${language}`)} as name, sought.count, c.scene, (
      select pp.picture from (
        select code from products p where p.category_id = c.id and p.status = 'active' order by p.popularity desc limit 20
      ) first join product_pictures pp on pp.product_code = first.code and pp.position = 0 limit 1
    ) as picture
    from sought join categories c on c.id = sought.category_id
    order by sought.popularity desc, c.position, c.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}
