import { sql } from 'kysely'
import type { Wanted } from './goods.ts'
import { isProductId } from './repository.ts'

/** Why a product is among those that go with another. `self` is the product itself: without it there is none. */
export type RelatedExtra = { kind: 'self' | 'variant' | 'similar' | 'accessory' } | { kind: 'device'; brand: string; model: string }

const variantsMax = 24
const similarMax = 10
const accessoriesMax = 16
const devicesMax = 60
/** Among how many the similar ones are chosen. */
const candidatesMax = 60

/** The devices of a product in one text, so that two products can be compared by it. */
const devicesOf = (code: string) => sql`
  (select string_agg(f.brand_id || ' ' || f.model, ',' order by f.brand_id, f.model) from product_fits f where f.product_code = ${sql.ref(code)})`

const piecePrice = (code: string) => sql`
  (select pr.price_centavos from prices pr where pr.product_code = ${sql.ref(code)} and pr.level = 1 and pr.min_quantity = 1 and pr.price_centavos > 0)`

const stockHere = (branchCode: number, code: string) => sql`
  coalesce((select s.on_hand > s.reserved from stock s where s.product_code = ${sql.ref(code)} and s.branch_code = ${branchCode}), false)`

/**
 * Which products go with one. Every step is led by an index and cut to a fixed number before anything is compared, so that it costs the same in a
 * large catalogue. Similar ones are of the category: those for the same device first, then what the branch has, the nearest price first.
 * Accessories come one of each category before the second of any.
 */
export function relatedTo(key: string, branchCode: number): Wanted {
  return sql`
    with self as materialized (
      select p.code, p.brand_id, p.model, p.category_id, ${piecePrice('p.code')} as price, ${devicesOf('p.code')} as devices
      from products p where p.status = 'active' and ${isProductId(key) ? sql`p.id = ${key}` : sql`p.code = ${key}`}
    ), variant as materialized (
      select p.code, p.popularity from self join products p
        on p.brand_id = self.brand_id and p.model = self.model and p.category_id = self.category_id and p.status = 'active'
      where p.model <> '' and p.code <> self.code and ${devicesOf('p.code')} is not distinct from self.devices
      order by p.popularity desc, p.code limit ${variantsMax}
    ), kin as materialized (
      select p.code from self
      join product_fits own on own.product_code = self.code
      join product_fits f on f.brand_id = own.brand_id and f.model = own.model
      join products p on p.code = f.product_code and p.category_id = self.category_id and p.status = 'active'
      group by p.code, p.popularity order by p.popularity desc, p.code limit ${candidatesMax}
    ), candidate as materialized (
      select code from kin
      union
      (select p.code from products p
       where p.category_id = (select category_id from self) and p.status = 'active' order by p.popularity desc limit ${candidatesMax})
    ), similar_one as (
      select c.code, row_number() over (order by
        exists (select from kin where kin.code = c.code) desc, ${stockHere(branchCode, 'c.code')} desc,
        abs(ln(${piecePrice('c.code')} / self.price::float8)) nulls last, c.code) as place
      from candidate c, self where c.code <> self.code and not exists (select from variant v where v.code = c.code)
      order by place limit ${similarMax}
    ), accessory as (
      select a.code, row_number() over (order by a.nth, a.popularity desc, a.code) as place from (
        select p.code, p.popularity,
          row_number() over (partition by p.category_id order by ${stockHere(branchCode, 'p.code')} desc, p.popularity desc, p.code) as nth
        from self join product_fits f on f.brand_id = self.brand_id and f.model = self.model
        join products p on p.code = f.product_code and p.status = 'active'
        where self.devices is null
      ) a order by place limit ${accessoriesMax}
    ), device as (
      select b.name as brand, f.model, found.code, row_number() over (order by found.code is null, b.name, f.model) as place
      from self join product_fits f on f.product_code = self.code join brands b on b.id = f.brand_id
      left join lateral (
        select p.code from products p
        where p.brand_id = f.brand_id and p.model = f.model and p.status = 'active'
          and not exists (select from product_fits other where other.product_code = p.code)
        order by ${stockHere(branchCode, 'p.code')} desc, p.popularity desc, p.code limit 1
      ) found on true
      order by place limit ${devicesMax}
    ), related as (
      select code, 0 as place, json_build_object('kind', 'self') as extra from self
      union all select code, row_number() over (order by popularity desc, code), json_build_object('kind', 'variant') from variant
      union all select code, place, json_build_object('kind', 'similar') from similar_one
      union all select code, place, json_build_object('kind', 'accessory') from accessory
      union all select code, place, json_build_object('kind', 'device', 'brand', brand, 'model', model) from device
    )
    select ${branchCode}::int as branch_code, code as product_code, place, extra from related`
}
