import type { PoolClient } from 'pg'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { brandNames, categoryIds, inventProduct, seeded } from './invented-product.ts'
import { kinds } from './product-parts.ts'

/**
 * An invented catalogue of any size, the same for the same size, written directly into an empty PostgreSQL database. Its
 * names, descriptions and specifications are as long as those of shops.
 */

export const branchesCount = 25

const batch = 5_000

/**
 * Fills an empty, migrated database with branches, brands, categories and `count` products with prices, pictures and
 * stock everywhere.
 */
export async function fillWithProducts({ pool }: OpenDatabase, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    // No store listens yet, and all referenced rows exist: without triggers and checks it takes a third of the time.
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `insert into branches (code, name, address, city, phone, lat, lng)
       select n, 'Branch ' || n, 'Calle ' || n, 'Santo Domingo', '18095550100', 18.4 + n / 100.0, -69.9 from generate_series(1, $1::int) n`,
      [branchesCount],
    )
    await client.query(
      `insert into brands (name, slug) select name, replace(lower(name), ' ', '-') from unnest($1::text[]) name`,
      [brandNames],
    )
    await client.query(
      `insert into categories (id, slug, name_en, name_es, scene, position)
       select id, 'category-' || id, en, es, 'phone-triple', row_number() over () from unnest($1::int[], $2::text[], $3::text[]) c (id, en, es)`,
      [categoryIds, kinds.map(({ en }) => en), kinds.map(({ es }) => es)],
    )
    const random = seeded(count)
    for (let from = 0; from < count; from += batch) {
      const rows = Array.from({ length: Math.min(batch, count - from) }, (_, n) => invent(from + n, random))
      await insertProducts(client, rows)
    }
    await client.query(
      `insert into product_pictures (product_code, position, picture, photo_type)
       select code, n, 'phone-triple-' || n, 'main' from products, generate_series(0, 2) n`,
    )
    // Each branch has no stock of every third product.
    await client.query(
      `insert into stock (product_code, branch_code, on_hand)
       select p.code, b.code, case when (p.nth * 7 + b.code * 13) % 3 = 0 then 0 else (p.nth * 31 + b.code * 17) % 120 end
       from (select code, row_number() over (order by code) as nth from products) p, branches b`,
    )
    await client.query('set session_replication_role = origin')
    // Autovacuum would do this within minutes, and disturb a measurement.
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

async function insertProducts(client: PoolClient, rows: readonly ReturnType<typeof invent>[]): Promise<void> {
  await client.query(
    `insert into products (code, name_en, name_es, features_en, features_es, specifications, brand_id, category_id, model, color, storage, popularity, rating_average, reviews_count,
       special_price_centavos, special_until, created_at)
     select code, name_en, name_es, features_en, features_es, specifications, brand_id, category_id, model, color, storage, popularity, rating, case when rating > 0 then 3 else 0 end,
       special, now() + interval '30 days', timestamptz '2026-01-01' + age * interval '1 minute'
     from json_to_recordset($1::json) r (code text, name_en text, name_es text, features_en text, features_es text,
       specifications jsonb, brand_id int, category_id int, model text, color text, storage text,
       popularity int, rating numeric, special int, age int)`,
    [JSON.stringify(rows)],
  )
  await client.query(
    `insert into prices (product_code, level, price_centavos)
     select code, level, price - (level - 1) * 500
     from json_to_recordset($1::json) r (code text, price int, levels int), generate_series(1, levels) level`,
    [JSON.stringify(rows.map(({ code, price, levels }) => ({ code, price, levels })))],
  )
  await client.query(
    `insert into product_fits (product_code, brand_id, model)
     select code, brand_id, model from json_to_recordset($1::json) f (code text, brand_id int, model text)
     on conflict do nothing`,
    [JSON.stringify(rows.flatMap(({ code, fits }) => fits.map(({ brand_id, model }) => ({ code, brand_id, model }))))],
  )
}

function invent(nth: number, random: () => number) {
  const price = 10_000 + Math.floor(random() ** 2 * 60_000) * 100
  return {
    ...inventProduct(random),
    code: `G${String(nth).padStart(6, '0')}`,
    // A few products are searched for by everybody, most by nobody.
    popularity: Math.floor(1_000 / (1 + random() * 200)),
    rating: random() < 0.5 ? 0 : Math.round(random() * 40 + 10) / 10,
    special: random() < 0.08 ? Math.floor(price * 0.8) : null,
    age: Math.floor(random() * 400_000),
    price,
    levels: random() < 0.3 ? 3 : 1,
  }
}
