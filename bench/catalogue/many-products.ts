import type { OpenDatabase } from '#server/platform/database/database.ts'

/**
 * An invented catalogue of any size, the same for the same size, written directly into an empty PostgreSQL database.
 */

export const branchesCount = 25

const kinds: { id: number; en: string; es: string; terms: [en: string, es: string][] }[] = [
  {
    id: 1,
    en: 'Cell phones',
    es: 'Celulares',
    terms: [
      ['Smartphone', 'Celular'],
      ['Refurbished phone', 'Celular reacondicionado'],
    ],
  },
  {
    id: 16,
    en: 'Headphones',
    es: 'Audífonos',
    terms: [
      ['Wireless earbuds', 'Audífonos inalámbricos'],
      ['Headset', 'Diadema'],
    ],
  },
  {
    id: 11,
    en: 'Chargers',
    es: 'Cargadores',
    terms: [
      ['Fast charger 20 W', 'Cargador rápido 20 W'],
      ['Car charger', 'Cargador de carro'],
    ],
  },
  {
    id: 9,
    en: 'Cables',
    es: 'Cables',
    terms: [
      ['USB-C cable', 'Cable USB-C'],
      ['Braided cable', 'Cable trenzado'],
    ],
  },
  {
    id: 5,
    en: 'Speakers',
    es: 'Bocinas',
    terms: [
      ['Bluetooth speaker', 'Bocina Bluetooth'],
      ['Party speaker', 'Bocina de fiesta'],
    ],
  },
  {
    id: 3,
    en: 'Batteries',
    es: 'Baterías',
    terms: [
      ['Battery', 'Batería'],
      ['Extended battery', 'Batería extendida'],
    ],
  },
  {
    id: 12,
    en: 'Phone cases',
    es: 'Covers',
    terms: [
      ['Case', 'Cover'],
      ['Leather case', 'Funda de piel'],
      ['Clear case', 'Cover transparente'],
    ],
  },
  { id: 25, en: 'Touch screens', es: 'Touch', terms: [['Touch screen', 'Pantalla táctil']] },
  { id: 31, en: 'Tools', es: 'Herramientas', terms: [['Repair kit', 'Kit de reparación']] },
  {
    id: 19,
    en: 'Storage',
    es: 'Almacenamiento',
    terms: [
      ['Memory card', 'Memoria micro SD'],
      ['USB drive', 'Memoria USB'],
    ],
  },
  { id: 40, en: 'Power banks', es: 'Power banks', terms: [['Power bank 10,000 mAh', 'Batería portátil 10,000 mAh']] },
  {
    id: 34,
    en: 'Screen protectors',
    es: 'Micas',
    terms: [
      ['Tempered glass', 'Mica de vidrio'],
      ['Privacy glass', 'Mica de privacidad'],
    ],
  },
  { id: 33, en: 'Tablets', es: 'Tabletas', terms: [['Tablet', 'Tableta']] },
  { id: 36, en: 'Cameras', es: 'Cámaras', terms: [['Security camera', 'Cámara de seguridad']] },
  {
    id: 43,
    en: 'Computers',
    es: 'Computadoras',
    terms: [
      ['Laptop', 'Laptop'],
      ['Keyboard', 'Teclado'],
    ],
  },
  {
    id: 2,
    en: 'Smart watches',
    es: 'Relojes',
    terms: [
      ['Smart watch', 'Reloj inteligente'],
      ['Watch strap', 'Correa'],
    ],
  },
]
const makers =
  'Lumen Norte Brisa Zenit Kora Altea Vanta Orbe Pulso Nimbo Trazo Faro Duna Rumbo Calma Brio Sonda Marea Cumbre Vela'.split(
    ' ',
  )
const families = 'One Air Pro Max Lite Edge Plus Mini Neo Prime Core Wave Nova Flex Go Ultra'.split(' ')
const colours = ['black', 'white', 'blue', 'red', 'green', null]
const storages = ['64 GB', '128 GB', '256 GB', null, null, null]

export const brandNames = makers.flatMap((maker) => [maker, `${maker} Labs`, `${maker} Tech`])
export const categoryIds = kinds.map(({ id }) => id)
export const modelNames = families.flatMap((family) => Array.from({ length: 12 }, (_, n) => `${family} ${n + 1}`))

/** Mulberry32: random numbers from 0 to below 1, always the same ones for a seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

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
      await client.query(
        `insert into products (code, name_en, name_es, brand_id, category_id, model, color, storage, popularity, rating_average, reviews_count,
           special_price_centavos, special_until, created_at)
         select code, name_en, name_es, brand_id, category_id, model, color, storage, popularity, rating, case when rating > 0 then 3 else 0 end,
           special, now() + interval '30 days', timestamptz '2026-01-01' + age * interval '1 minute'
         from json_to_recordset($1::json) r (code text, name_en text, name_es text, brand_id int, category_id int, model text, color text, storage text,
           popularity int, rating numeric, special int, age int)`,
        [JSON.stringify(rows)],
      )
      await client.query(
        `insert into prices (product_code, level, price_centavos)
         select code, level, price - (level - 1) * 500
         from json_to_recordset($1::json) r (code text, price int, levels int), generate_series(1, levels) level`,
        [JSON.stringify(rows.map(({ code, price, levels }) => ({ code, price, levels })))],
      )
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

function invent(nth: number, random: () => number) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const kind = pick(kinds)
  const [en, es] = pick(kind.terms)
  const brand = Math.floor(random() ** 1.5 * brandNames.length)
  const model = pick(modelNames)
  const price = 10_000 + Math.floor(random() ** 2 * 60_000) * 100
  return {
    code: `G${String(nth).padStart(6, '0')}`,
    name_en: `${en} ${brandNames[brand]} ${model}`,
    name_es: `${es} ${brandNames[brand]} ${model}`,
    brand_id: brand + 1,
    category_id: kind.id,
    model,
    color: pick(colours),
    storage: pick(storages),
    // A few products are searched for by everybody, most by nobody.
    popularity: Math.floor(1_000 / (1 + random() * 200)),
    rating: random() < 0.5 ? 0 : Math.round(random() * 40 + 10) / 10,
    special: random() < 0.08 ? Math.floor(price * 0.8) : null,
    age: Math.floor(random() * 400_000),
    price,
    levels: random() < 0.3 ? 3 : 1,
  }
}
