import { sql, type RawBuilder } from 'kysely'
import type { SpecialPrice, PriceRow } from '#domain/catalogue/unit-price.ts'
import { searchWords } from '#domain/catalogue/search-text.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ListFilters } from './list-products.ts'

export interface ProductRow {
  id: string
  code: string
  name: string
  brand: string
  model: string
  color: string | null
  storage: string | null
  categoryId: number
  categoryName: string
  priceCentavos: number | null
  special: SpecialPrice | null
  free: number
  freeEverywhere: number
  pictures: { picture: string; photoType: string }[]
  reviewsCount: number
  ratingAverage: number
}

interface Page {
  rows: ProductRow[]
  total: number
}

/** The price of one piece at a level; a level without a row of its own pays level 1 (D3). */
const pieceOf = (level: number) => sql`
  left join lateral (
    select pr.price_centavos from prices pr
    where pr.product_code = p.code and pr.min_quantity = 1 and pr.level in (${level}, 1) and pr.price_centavos > 0
    order by (pr.level = ${level}) desc limit 1
  ) piece on true`

const runningSpecial = (now: Date) => sql`
  (p.special_price_centavos is not null
    and (p.special_from is null or p.special_from <= ${now})
    and (p.special_until is null or p.special_until > ${now}))`

/** What sorting and the price filter go by: the price of one piece, the special one included. */
const shownPrice = (now: Date) => sql`
  least(piece.price_centavos, case when ${runningSpecial(now)} and p.special_min_quantity = 1 then p.special_price_centavos end)`

const sorting = {
  popularity: sql`p.popularity desc, p.code`,
  newest: sql`p.created_at desc, p.code`,
  price_desc: sql`"shownPrice" desc nulls last, p.code`,
  price_asc: sql`"shownPrice" asc nulls last, p.code`,
}

function conditions(filters: ListFilters, now: Date): RawBuilder<unknown>[] {
  const { q, category, models, prices, rated, onlyOffers, onlyWithStock } = filters
  return [
    sql`p.status = 'active'`,
    ...searchWords(q ?? '').map((word) => sql`p.search_text like ${`%${word}%`}`),
    ...(category ? [sql`p.category_id = ${category}`] : []),
    ...(models.length ? [sql`p.model = any(${models})`] : []),
    ...(prices?.from ? [sql`${shownPrice(now)} >= ${prices.from * 100}`] : []),
    ...(prices?.to !== undefined ? [sql`${shownPrice(now)} <= ${prices.to * 100}`] : []),
    ...(rated ? [sql`p.rating_average >= ${rated}`] : []),
    ...(onlyOffers ? [sql`${runningSpecial(now)} and p.special_price_centavos < piece.price_centavos`] : []),
    ...(onlyWithStock ? [sql`coalesce(s.on_hand - s.reserved, 0) > 0`] : []),
  ]
}

const from = (filters: ListFilters, level: number) => sql`
  from products p
  join brands b on b.id = p.brand_id
  left join stock s on s.product_code = p.code and s.branch_code = ${filters.branchCode}
  ${pieceOf(level)}`

/** The columns of a card, read from `products p`, `brands b` and `categories c`. */
export const card = (language: 'en' | 'es') => sql`
  p.id, p.code, ${sql.ref(`p.name_${language}`)} as name, b.name as brand, p.model, p.color, p.storage,
  p.category_id as "categoryId", c.${sql.ref(`name_${language}`)} as "categoryName",
  p.special_price_centavos as "specialCentavos", p.special_min_quantity as "specialMinQuantity",
  p.special_from as "specialFrom", p.special_until as "specialUntil",
  p.reviews_count as "reviewsCount", p.rating_average::float8 as "ratingAverage",
  (select coalesce(sum(all_s.on_hand - all_s.reserved), 0)::int from stock all_s where all_s.product_code = p.code) as "freeEverywhere",
  (select coalesce(json_agg(json_build_object('picture', pp.picture, 'photoType', pp.photo_type) order by pp.position), '[]')
     from product_pictures pp where pp.product_code = p.code) as pictures`

/** One page of products by filters, with the count of all that match. */
export async function listProducts(db: Database, filters: ListFilters, level: number, now: Date, language: 'en' | 'es'): Promise<Page> {
  const brands = filters.brands.length ? [sql`b.slug = any(${filters.brands})`] : []
  const { rows } = await sql<Omit<FlatRow, 'unused'> & { total: number }>`
    with page as (
      select p.code, ${shownPrice(now)} as "shownPrice", piece.price_centavos as "priceCentavos",
        coalesce(s.on_hand - s.reserved, 0) as free, count(*) over ()::int as total,
        row_number() over (order by ${inOrder(filters, now)}) as place
      ${from(filters, level)}
      where ${sql.join([...conditions(filters, now), ...brands], sql` and `)}
      order by place
      limit ${filters.limit} offset ${(filters.page - 1) * filters.limit}
    )
    select ${card(language)}, page."priceCentavos", page.free, page.total
    from page
    join products p on p.code = page.code
    join brands b on b.id = p.brand_id
    join categories c on c.id = p.category_id
    order by page.place`.execute(db)
  return { rows: rows.map(toProduct), total: rows[0]?.total ?? 0 }
}

function inOrder(filters: ListFilters, now: Date): RawBuilder<unknown> {
  if (filters.sort === 'price_desc') return sql`${shownPrice(now)} desc nulls last, p.code`
  if (filters.sort === 'price_asc') return sql`${shownPrice(now)} asc nulls last, p.code`
  return sorting[filters.sort]
}

/** The brands among the products that match all filters but the brands' own, with their counts. */
export async function countBrands(db: Database, filters: ListFilters, level: number, now: Date): Promise<BrandCount[]> {
  const { rows } = await sql<BrandCount>`
    select b.name, b.slug, count(*)::int as count
    ${from(filters, level)}
    where ${sql.join(conditions(filters, now), sql` and `)}
    group by b.id order by b.name limit 100`.execute(db)
  return rows
}

export interface BrandCount {
  name: string
  slug: string
  count: number
}

export interface FlatRow extends Omit<ProductRow, 'special'> {
  specialCentavos: number | null
  specialMinQuantity: number
  specialFrom: Date | null
  specialUntil: Date | null
}

/** A row with its special price as one value. */
export function toProduct<R extends FlatRow>(row: R): Omit<R, keyof FlatRow> & ProductRow {
  const { specialCentavos, specialMinQuantity, specialFrom, specialUntil, ...rest } = row
  const special = specialCentavos
    ? { priceCentavos: specialCentavos, minQuantity: specialMinQuantity, from: specialFrom, until: specialUntil }
    : null
  return { ...rest, special } as never
}

export interface ProductDetailRow extends ProductRow {
  features: string
  specifications: { name: { en: string; es: string }; value: { en: string; es: string } }[]
  status: string
  warrantyDays: number
  subcategory: string | null
  branches: { branchCode: number; name: string; free: number }[]
  prices: PriceRow[]
}

/** One product by its code or its _id, with its stock in every branch and the prices of one level; hidden ones are not found. */
export async function findProduct(
  db: Database,
  key: string,
  branchCode: number,
  level: number,
  language: 'en' | 'es',
): Promise<ProductDetailRow | undefined> {
  const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(key)
  const { rows } = await sql<ProductDetailRow & FlatRow>`
    select ${card(language)}, p.features_${sql.raw(language)} as features, p.specifications, p.status,
      p.warranty_days as "warrantyDays", p.subcategory, piece.price_centavos as "priceCentavos",
      coalesce(s.on_hand - s.reserved, 0) as free,
      (select coalesce(json_agg(json_build_object('branchCode', br.code, 'name', br.name, 'free', coalesce(st.on_hand - st.reserved, 0)) order by br.code), '[]')
         from branches br left join stock st on st.branch_code = br.code and st.product_code = p.code where br.active) as branches,
      (select coalesce(json_agg(json_build_object('level', pr.level, 'minQuantity', pr.min_quantity, 'priceCentavos', pr.price_centavos) order by pr.level, pr.min_quantity), '[]')
         from prices pr where pr.product_code = p.code and pr.level in (${level}, 1)) as prices
    from products p
    join brands b on b.id = p.brand_id
    join categories c on c.id = p.category_id
    left join stock s on s.product_code = p.code and s.branch_code = ${branchCode}
    ${pieceOf(level)}
    where p.status = 'active' and ${isId ? sql`p.id = ${key}` : sql`p.code = ${key}`}`.execute(db)
  return rows[0] && toProduct(rows[0])
}

export interface OwnPriceRow {
  code: string
  priceCentavos: number | null
  specialCentavos: number | null
}

/** The price of one piece at a level, for each of the codes that exist. */
export async function listPrices(db: Database, codes: readonly string[], level: number, now: Date): Promise<OwnPriceRow[]> {
  const { rows } = await sql<OwnPriceRow>`
    select p.code, piece.price_centavos as "priceCentavos",
      case when ${runningSpecial(now)} then p.special_price_centavos end as "specialCentavos"
    from products p ${pieceOf(level)}
    where p.status = 'active' and p.code = any(${codes})`.execute(db)
  return rows
}

export interface CategoryRow {
  id: number
  slug: string
  name: string
  count: number
}

/** The categories that have an active product, with how many. */
export async function listCategories(db: Database, language: 'en' | 'es'): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.${sql.ref(`name_${language}`)} as name, count(*)::int as count
    from categories c join products p on p.category_id = c.id and p.status = 'active'
    group by c.id order by c.position, c.id`.execute(db)
  return rows
}
