import { sql } from 'kysely'
import type { CompanionCandidate } from '#domain/products/companions.ts'
import { basePrice } from '#server/modules/products/base-price.ts'
import { isProductId } from '#server/modules/products/product-id.ts'
import type { Specification } from '#server/modules/products/specification.ts'
import type { Database } from '#server/platform/database/database.ts'
import { companionCandidates, devicesOf, isInStock } from './companion-repository.ts'

/** A related product and why it is one. `self` is the product itself: without it there are no rows. */
export type RelatedRow =
  | { kind: 'variant' | 'similar' | 'accessory' | 'part'; code: string }
  | { kind: 'self'; code: string; brand: string; name: string; specifications: Specification[] }
  | {
      kind: 'companion'
      code: string
      companion: CompanionCandidate['kind']
      brand: string
      name: string
      specifications: Specification[]
    }
  | { kind: 'device'; code: string | null; brand: string; slug: string; model: string }

const variantsMax = 24
const similarMax = 10
const accessoriesMax = 16
const devicesMax = 60
/** For how many of its devices an accessory looks for other accessories. */
const targetsMax = 5
/** Parts for repairs: nobody needs one beside a new device, so they come last. */
const partSlugs = ['touch', 'batteries', 'pantallas-tactiles', 'baterias', 'tools', 'herramientas']

/** Among how many products the similar ones are chosen. */
const candidatesMax = 60

/** The rows of all kinds, those of each kind in the order of the pages. */
const rowsInOrder = sql`
    select kind, code, brand, slug, model, companion, name, specifications from (
      select 'self' as kind, code, 0 as place, brand, null as slug, null as model, null as companion, name, specifications from self
      union all select 'variant', code, row_number() over (order by popularity desc, code), null, null, null, null, null, null from variant
      union all select 'similar', code, place, null, null, null, null, null, null from similar_one
      union all select case when is_part then 'part' else 'accessory' end, code, place, null, null, null, null, null, null from accessory
      union all select 'device', code, place, brand, slug, model, null, null, null from device
      union all select 'companion', f.code, f.place, b.name, null, null, f.companion, f.name, f.specifications
        from companion f join brands b on b.id = f.brand_id
    ) related order by place, code`

/**
 * The rows of what goes with a product, in the order in which pages show them. Each step is led by an index and cut to a
 * fixed number before anything is compared, so it costs the same in a large catalogue. Similar products are of the same
 * category. Those for the same device come first, then one product of each model before the second of any, then those in
 * stock at the branch, then the nearest price; a product for other devices alone is not similar. Accessories are of other
 * categories, one of each category before the second of any, and parts for repairs after all others, as a kind of their
 * own. Companions are what may be bought together with a device: chargers of any kind, and the first case and glass that
 * are made for it, all of them with a price and in stock at the branch.
 */
export async function listRelatedRows(db: Database, key: string, branchCode: number): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    with self as materialized (
      select p.code, p.brand_id, p.model, p.category_id, ${basePrice('p.code')} as price, ${devicesOf('p.code')} as devices,
        b.name as brand, p.name_en as name, p.specifications
      from products p join brands b on b.id = p.brand_id where p.status = 'active' and ${isProductId(key) ? sql`p.id = ${key}` : sql`p.code = ${key}`}
    ), variant as materialized (
      select p.code, p.popularity from self join products p
        on p.brand_id = self.brand_id and p.model = self.model and p.category_id = self.category_id and p.status = 'active'
      where p.model <> '' and p.code <> self.code and ${devicesOf('p.code')} is not distinct from self.devices
      order by p.popularity desc, p.code limit ${variantsMax}
    ), own_device as materialized (
      select f.brand_id, f.model from self join product_fits f on f.product_code = self.code order by 1, 2 limit ${targetsMax}
    ), kin as materialized (
      select p.code from self cross join own_device own
      join product_fits f on f.brand_id = own.brand_id and f.model = own.model
      join products p on p.code = f.product_code and p.category_id = self.category_id and p.status = 'active'
      group by p.code, p.popularity order by p.popularity desc, p.code limit ${candidatesMax}
    ), candidate as materialized (
      select code from kin
      union
      (select p.code from products p
       where p.category_id = (select category_id from self) and p.status = 'active' order by p.popularity desc limit ${candidatesMax})
    ), ranked as (
      select c.code, exists (select from kin where kin.code = c.code) as is_kin, p.brand_id, p.model,
        ${isInStock(branchCode, 'c.code')} as is_here, abs(ln(${basePrice('c.code')} / self.price::float8)) as distance
      from candidate c join products p on p.code = c.code, self
      where c.code <> self.code and not exists (select from variant v where v.code = c.code)
        and (self.devices is null or exists (select from kin where kin.code = c.code)
          or not exists (select from product_fits f where f.product_code = c.code))
    ), similar_one as (
      select code, row_number() over (order by is_kin desc, nth, is_here desc, distance nulls last, code) as place
      from (select *, row_number() over (partition by is_kin, brand_id, model order by is_here desc, distance nulls last, code) as nth from ranked) r
      order by place limit ${similarMax}
    ), target as (
      select brand_id, model from self where devices is null
      union all select brand_id, model from own_device
    ), accessory as (
      select a.code, a.is_part, row_number() over (order by a.is_part, a.nth, a.popularity desc, a.code) as place from (
        select p.code, p.popularity, c.slug in (${sql.join(partSlugs)}) as is_part,
          row_number() over (partition by p.category_id order by ${isInStock(branchCode, 'p.code')} desc, p.popularity desc, p.code) as nth
        from (select distinct f.product_code as code from target t join product_fits f on f.brand_id = t.brand_id and f.model = t.model) made
        join products p on p.code = made.code and p.status = 'active'
        join categories c on c.id = p.category_id
        where p.category_id <> (select category_id from self)
      ) a order by place limit ${accessoriesMax}
    ), companion as (
      ${companionCandidates(branchCode)}
    ), device as (
      select b.name as brand, b.slug, f.model, found.code, row_number() over (order by found.code is null, b.name, f.model) as place
      from self join product_fits f on f.product_code = self.code join brands b on b.id = f.brand_id
      left join lateral (
        select p.code from products p
        where p.brand_id = f.brand_id and p.model = f.model and p.status = 'active'
          and not exists (select from product_fits other where other.product_code = p.code)
        order by ${isInStock(branchCode, 'p.code')} desc, p.popularity desc, p.code limit 1
      ) found on true
      order by place limit ${devicesMax}
    )
    ${rowsInOrder}`.execute(db)
  return rows
}
