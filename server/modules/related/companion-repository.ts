import { sql } from 'kysely'
import { atOpenBranch } from '#server/modules/inventory/at-open-branch.ts'
import { freeStock } from '#server/modules/inventory/free-stock.ts'
import { basePrice } from '#server/modules/products/base-price.ts'

/** Among how many chargers the right one is chosen. */
const chargersMax = 60
/** The categories of devices that something is bought together with, and of what that is, by their slugs. */
const deviceSlugs = ['cellphones', 'celulares', 'tablets', 'tabletas']
const companionSlugs = {
  charger: ['chargers', 'cargadores'],
  case: ['phone-cases', 'cases', 'fundas'],
  glass: ['glass', 'screen-glass', 'micas', 'micas-de-vidrio'],
}

/** Whether an open branch has a free unit of the product whose code stands in a column, as an SQL expression. */
export const isInStock = (branchCode: number, code: string) => sql`
  coalesce((select ${freeStock('s')} > 0 from stock s where s.product_code = ${sql.ref(code)} and s.branch_code = ${branchCode} and ${atOpenBranch('s')}), false)`

/**
 * What may be bought together with a device, from the rows `self` and `accessory` of the statement around it: chargers of
 * any kind, the most popular first, and the first case and glass that are made for it, all of them with a price and in
 * stock at the branch. No rows for what is no device.
 */
export const companionCandidates = (branchCode: number) => sql`
      select found.* from self join categories own on own.id = self.category_id and own.slug in (${sql.join(deviceSlugs)})
      cross join lateral (
        (select p.code, 'charger' as companion, p.brand_id, p.name_en as name, p.specifications, row_number() over (order by p.popularity desc, p.code) as place
        from products p join categories c on c.id = p.category_id and c.slug in (${sql.join(companionSlugs.charger)})
        where p.status = 'active' and ${basePrice('p.code')} is not null and ${isInStock(branchCode, 'p.code')}
        order by p.popularity desc, p.code limit ${chargersMax})
        union all
        select p.code, case when a.slug in (${sql.join(companionSlugs.case)}) then 'case' else 'glass' end, p.brand_id, p.name_en, '[]'::jsonb, a.place
        from accessory a join products p on p.code = a.code
        where a.nth = 1 and a.slug in (${sql.join([...companionSlugs.case, ...companionSlugs.glass])})
          and ${basePrice('p.code')} is not null and ${isInStock(branchCode, 'p.code')}
      ) found`
