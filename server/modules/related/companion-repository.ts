import { sql } from 'kysely'
import { type CompanionCandidate, chargersMax, companionSlugs, deviceSlugs } from '#domain/products/companions.ts'
import { atOpenBranch } from '#server/modules/inventory/at-open-branch.ts'
import { freeStock } from '#server/modules/inventory/free-stock.ts'
import { basePrice } from '#server/modules/products/base-price.ts'
import type { Specification } from '#server/modules/products/specification.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The devices of a product as one text, by which two products can be compared: equal texts are equal devices. */
export const devicesOf = (code: string) => sql`
  (select string_agg(f.brand_id || ' ' || f.model, ',' order by f.brand_id, f.model) from product_fits f where f.product_code = ${sql.ref(code)})`

/** Whether an open branch has a free unit of the product whose code stands in a column, as an SQL expression. */
export const isInStock = (branchCode: number, code: string) => sql`
  coalesce((select ${freeStock('s')} > 0 from stock s where s.product_code = ${sql.ref(code)} and s.branch_code = ${branchCode} and ${atOpenBranch('s')}), false)`

/** Which kind of companion a category holds, as an SQL expression of its slug; null for every other category. */
const companionKind = (slug: string) =>
  sql`case ${sql.join(
    Object.entries(companionSlugs).map(
      ([kind, slugs]) => sql`when ${sql.ref(slug)} in (${sql.join(slugs)}) then ${kind}`,
    ),
    sql` `,
  )} end`

/**
 * What may be bought together with the devices among the rows of `self`: the most popular chargers of any kind, for all
 * of them and the cheapest first, and of each device (`device` is its code) the first case and glass that are made for
 * it; all of them with a price and in stock at the branch. No rows where nothing is a device. `self` is a step of the
 * statement around it, with the columns code, brand_id, model, category_id and devices.
 */
export const companionCandidates = (branchCode: number) => sql`
      select null as device, charger.* from (
        select p.code, 'charger' as companion, p.brand_id, p.name_en as name, p.specifications, row_number() over (order by ${basePrice('p.code')}, p.popularity desc, p.code) as place
        from products p join categories c on c.id = p.category_id and c.slug in (${sql.join(companionSlugs.charger)})
        where p.status = 'active' and ${basePrice('p.code')} is not null and ${isInStock(branchCode, 'p.code')}
        order by p.popularity desc, p.code limit ${chargersMax}
      ) charger where exists (select from self join categories own on own.id = self.category_id and own.slug in (${sql.join(deviceSlugs)}))
      union all
      select device, code, companion, brand_id, name, '[]'::jsonb, place from (
        select self.code as device, p.code, made.companion, p.brand_id, p.name_en as name, p.popularity as place,
          row_number() over (partition by self.code, made.companion order by p.popularity desc, p.code) as nth
        from self join categories own on own.id = self.category_id and own.slug in (${sql.join(deviceSlugs)})
        join product_fits f on f.brand_id = self.brand_id and f.model = self.model and self.devices is null
        join products p on p.code = f.product_code and p.status = 'active'
        join lateral (
          select ${companionKind('c.slug')} as companion
          from categories c where c.id = p.category_id and c.slug in (${sql.join([...companionSlugs.case, ...companionSlugs.glass])})
        ) made on true
        where ${basePrice('p.code')} is not null and ${isInStock(branchCode, 'p.code')}
      ) made where nth = 1`

/**
 * A requested product, with its kind if it is a companion itself, or what may be bought together with a device among them;
 * a charger names none.
 */
export type CompanionRow =
  | {
      kind: 'self'
      code: string
      companion: CompanionCandidate['kind'] | null
      /** The devices among the requested products that it is made for, by their codes. */
      madeFor: string[]
      brand: string
      specifications: Specification[]
    }
  | ({ kind: 'companion'; device: string | null; companion: CompanionCandidate['kind'] } & CandidateColumns)

interface CandidateColumns {
  code: string
  brand: string
  name: string
  specifications: Specification[]
}

/** The shown products of the codes, and what may be bought together with the devices among them, with one statement. */
export async function listCompanionRows(
  db: Database,
  codes: readonly string[],
  branchCode: number,
): Promise<CompanionRow[]> {
  const { rows } = await sql<CompanionRow>`
    with self as materialized (
      select p.code, p.brand_id, p.model, p.category_id, p.specifications, ${devicesOf('p.code')} as devices,
        ${companionKind('c.slug')} as companion
      from products p join categories c on c.id = p.category_id where p.code in (${sql.join(codes)}) and p.status = 'active'
    ), companion as (${companionCandidates(branchCode)})
    select kind, device, code, companion, "madeFor", b.name as brand, found.name, specifications from (
      select 'self' as kind, null as device, code, companion, array(
          select device.code from self device join product_fits f on f.brand_id = device.brand_id and f.model = device.model
          where f.product_code = self.code and device.devices is null
        ) as "madeFor", brand_id, null as name, specifications, 0 as place from self
      union all
      select 'companion', device, code, companion, null, brand_id, name, specifications, place from companion
    ) found join brands b on b.id = found.brand_id
    order by kind, place, code`.execute(db)
  return rows
}
