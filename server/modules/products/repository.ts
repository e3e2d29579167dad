import { sql } from 'kysely'
import type { SpecialPrice, PriceRow } from '#domain/products/unit-price.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { atOpenBranch } from '#server/modules/inventory/at-open-branch.ts'

export interface ProductCard {
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

/**
 * The price of one piece at a level; a level without a row of its own pays level 1 (PRODUCT-1), whose own rows need no
 * choosing.
 */
export const unitPriceJoin = (level: number) =>
  level === 1
    ? sql`
  left join prices piece on piece.product_code = p.code and piece.level = 1 and piece.min_quantity = 1 and piece.price_centavos > 0`
    : sql`
  left join lateral (
    select pr.price_centavos from prices pr
    where pr.product_code = p.code and pr.min_quantity = 1 and pr.level in (${level}, 1) and pr.price_centavos > 0
    order by (pr.level = ${level}) desc limit 1
  ) piece on true`

export const runningSpecial = (now: Date) => sql`
  (p.special_price_centavos is not null
    and (p.special_from is null or p.special_from <= ${now})
    and (p.special_until is null or p.special_until > ${now}))`

/**
 * The columns of a card, read from `products p`, `brands b` and `categories c`; the stock of one branch, `free`, is the
 * reader's own.
 */
export const cardColumns = (language: 'en' | 'es') => sql`
  p.id, p.code, ${sql.ref(`p.name_${language}`)} as name, b.name as brand, p.model, p.color, p.storage,
  p.category_id as "categoryId", c.${sql.ref(`name_${language}`)} as "categoryName",
  p.special_price_centavos as "specialCentavos", p.special_min_quantity as "specialMinQuantity",
  p.special_from as "specialFrom", p.special_until as "specialUntil",
  p.reviews_count as "reviewsCount", p.rating_average::float8 as "ratingAverage",
  (select coalesce(json_agg(json_build_object('picture', pp.picture, 'photoType', pp.photo_type) order by pp.position), '[]')
     from product_pictures pp where pp.product_code = p.code) as pictures,
  (select coalesce(sum(all_s.on_hand - all_s.reserved), 0)::int from stock all_s
    where all_s.product_code = p.code and ${atOpenBranch('all_s')}) as "freeEverywhere"`

export interface FlatRow extends Omit<ProductCard, 'special'> {
  specialCentavos: number | null
  specialMinQuantity: number
  specialFrom: Date | null
  specialUntil: Date | null
}

/** A row with its special price as one value. */
export function toProduct<R extends FlatRow>(row: R): Omit<R, keyof FlatRow> & ProductCard {
  const { specialCentavos, specialMinQuantity, specialFrom, specialUntil, ...rest } = row
  const special = specialCentavos
    ? { priceCentavos: specialCentavos, minQuantity: specialMinQuantity, from: specialFrom, until: specialUntil }
    : null
  return { ...rest, special } as never
}

export interface ProductDetail extends ProductCard {
  features: string
  specifications: { name: { en: string; es: string }; value: { en: string; es: string } }[]
  status: string
  warrantyDays: number
  subcategory: string | null
  branches: { branchCode: number; name: string; free: number }[]
  prices: PriceRow[]
  reviews: { rating: number; title: string; comment: string; images: string[] }[]
}

const reviewsMax = 5

/**
 * One product by its code or its _id, with its stock in every branch and the prices of one level; hidden ones are not
 * found.
 */
export async function findProduct(
  db: Database,
  key: string,
  branchCode: number,
  level: number,
  language: 'en' | 'es',
): Promise<ProductDetail | undefined> {
  const isId = isProductId(key)
  const { rows } = await sql<ProductDetail & FlatRow>`
    select ${cardColumns(language)}, p.features_${sql.raw(language)} as features, p.specifications, p.status,
      p.warranty_days as "warrantyDays", p.subcategory, piece.price_centavos as "priceCentavos",
      coalesce(s.on_hand - s.reserved, 0) as free,
      (select coalesce(json_agg(json_build_object('branchCode', br.code, 'name', br.name, 'free', coalesce(st.on_hand - st.reserved, 0)) order by br.code), '[]')
         from branches br left join stock st on st.branch_code = br.code and st.product_code = p.code where br.active) as branches,
      (select coalesce(json_agg(json_build_object('level', pr.level, 'minQuantity', pr.min_quantity, 'priceCentavos', pr.price_centavos) order by pr.level, pr.min_quantity), '[]')
         from prices pr where pr.product_code = p.code and pr.level in (${level}, 1)) as prices,
      (select coalesce(json_agg(r), '[]') from (
        select rv.rating, rv.images,
          case when rv.language = ${language}::text then rv.title else coalesce(rv.title_translated, rv.title) end as title,
          case when rv.language = ${language}::text then rv.comment else coalesce(rv.comment_translated, rv.comment) end as comment
        from reviews rv where rv.product_code = p.code order by rv.votes desc, rv.created_at desc, rv.id limit ${reviewsMax}) r) as reviews
    from products p
    join brands b on b.id = p.brand_id
    join categories c on c.id = p.category_id
    left join stock s on s.product_code = p.code and s.branch_code = ${branchCode}
    ${unitPriceJoin(level)}
    where p.status = 'active' and ${isId ? sql`p.id = ${key}` : sql`p.code = ${key}`}`.execute(db)
  return rows[0] && toProduct(rows[0])
}

/** The code of a product by its code or its _id; hidden ones are not found. */
export async function findProductCode(db: Database, key: string): Promise<string | undefined> {
  const query = db.selectFrom('products').select('code').where('status', '=', 'active')
  return (await query.where(isProductId(key) ? 'id' : 'code', '=', key).executeTakeFirst())?.code
}

/** Whether a key is an _id, which is a UUID, and not a code. */
export const isProductId = (key: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)

export interface OwnPriceRow {
  code: string
  priceCentavos: number | null
  specialCentavos: number | null
}

/** The price of one piece at a level, for each of the codes that exist. */
export async function listPrices(
  db: Database,
  codes: readonly string[],
  level: number,
  now: Date,
): Promise<OwnPriceRow[]> {
  const { rows } = await sql<OwnPriceRow>`
    select p.code, piece.price_centavos as "priceCentavos",
      case when ${runningSpecial(now)} then p.special_price_centavos end as "specialCentavos"
    from products p ${unitPriceJoin(level)}
    where p.status = 'active' and p.code = any(${sqlArray(codes, 'text')})`.execute(db)
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
