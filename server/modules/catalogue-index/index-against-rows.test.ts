import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { isMadeForPhones } from '#domain/products/facets/facets.ts'
import { sortOrders } from '#domain/products/listing.ts'
import { popularityOf } from '#domain/products/popularity.ts'
import { runningOffer, unitPriceCentavos } from '#domain/products/unit-price.ts'
import { makeBranch, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

// The index reads changed products again and never the others. Whatever is done to the rows, its lists must be those of
// a reader who looks at all rows each time and applies the rules of `domain/` to them. fast-check prints the seed.

const store = await testStore()
const { db } = store.database
const noon = new Date('2026-06-01T12:00:00Z')
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)
const codes = Array.from({ length: 30 }, (_, n) => `P${String(n).padStart(2, '0')}`)
const brands = ['Lumen', 'Norte', 'Faro']
const models = ['', 'Air', 'Pro', 'Max']
const levels = [1, 2, 7]

interface Row {
  code: string
  brand: string
  category: number
  model: string
  unitsSold: number
  ratingAverage: number
  ratingsCount: number
  created: Date
  special: number | null
  min: number
  from: Date | null
  until: Date | null
  prices: { level: number; min: number; price: number }[]
  free: { branch: number; free: number }[]
}

const amount = fc.integer({ min: 1, max: 20 }).map((tens) => tens * 1_000)
const moment = fc.option(fc.integer({ min: -3, max: 3 }).map(hours))
const product = fc.constantFrom(...codes)

/** A change of the rows, as SQL. */
const change = fc.oneof(
  fc.tuple(product, fc.constantFrom(...levels), fc.constantFrom(1, 1, 5), fc.oneof(amount, fc.constant(0))).map(
    ([code, level, min, price]) => sql`
      insert into prices (product_code, level, min_quantity, price_centavos) select code, ${level}::int, ${min}::int, ${price}::int from products where code = ${code}
      on conflict (product_code, level, min_quantity) do update set price_centavos = excluded.price_centavos`,
  ),
  fc
    .tuple(product, fc.constantFrom(...levels))
    .map(([code, level]) => sql`delete from prices where product_code = ${code} and level = ${level}`),
  fc.tuple(product, fc.option(amount), fc.constantFrom(1, 1, 3), moment, moment).map(
    ([code, price, min, from, until]) => sql`
      update products set special_price_centavos = ${price}, special_min_quantity = ${min}, special_from = ${from}, special_until = ${until} where code = ${code}`,
  ),
  fc.tuple(product, fc.constantFrom(1, 2), fc.integer({ min: 0, max: 4 }), fc.boolean()).map(
    ([code, branch, onHand, isReserved]) => sql`
      insert into stock (product_code, branch_code, on_hand, reserved)
      select code, ${branch}::int, ${onHand}::int, ${isReserved ? onHand : 0}::int from products where code = ${code}
      on conflict (product_code, branch_code) do update set on_hand = excluded.on_hand, reserved = excluded.reserved`,
  ),
  fc
    .tuple(product, fc.constantFrom('active', 'hidden'))
    .map(([code, status]) => sql`update products set status = ${status} where code = ${code}`),
  fc
    .tuple(
      product,
      fc.constantFrom(1, 2, 3),
      fc.constantFrom(...brands),
      fc.constantFrom(...models),
      fc.nat(3),
      fc.constantFrom(0, 1.5, 3, 4.2, 5),
      fc.constantFrom(0, 1, 40),
      fc.nat(5),
    )
    .map(
      ([code, category, brand, model, unitsSold, rating, count, age]) => sql`
        update products set category_id = ${category}, brand_id = (select id from brands where name = ${brand}), model = ${model},
          popularity = ${unitsSold}, rating_average = ${rating}, reviews_count = ${count}, created_at = ${hours(-age)} where code = ${code}`,
    ),
  product.map((code) => sql`delete from products where code = ${code}`),
  fc.constantFrom(...brands).map((name) => sql`update brands set slug = slug where name = ${name}`),
)

const some = <T>(values: readonly T[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 2 })
const question = fc.record({
  level: fc.constantFrom(...levels),
  now: fc.integer({ min: -4, max: 4 }).map(hours),
  input: fc.record({
    category: fc.option(fc.constantFrom(1, 2, 3, 99), { nil: undefined, freq: 2 }),
    brands: some(brands),
    models: some(models.slice(1)),
    prices: fc.option(fc.tuple(fc.option(fc.nat(210)), fc.option(fc.nat(210))), { nil: undefined, freq: 2 }),
    rated: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 2 }),
    only_offers: fc.boolean(),
    only_with_existence: fc.boolean(),
    place: fc.constantFrom(1, 2, 3),
    order_by: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 3 }),
  }),
})
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never

async function readRows(): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.code, b.name as brand, p.category_id as category, p.model, p.popularity as "unitsSold", p.rating_average::float8 as "ratingAverage",
      p.reviews_count as "ratingsCount", p.created_at as created,
      p.special_price_centavos as special, p.special_min_quantity as min, p.special_from as from, p.special_until as until,
      (select coalesce(json_agg(json_build_object('level', level, 'min', min_quantity, 'price', price_centavos)), '[]') from prices where product_code = p.code) as prices,
      (select coalesce(json_agg(json_build_object('branch', branch_code, 'free', on_hand - reserved)), '[]') from stock where product_code = p.code) as free
    from products p join brands b on b.id = p.brand_id where p.status = 'active' order by p.code`.execute(db)
  return rows
}

/** The list by the rules of `domain/` and a look at every row. */
function expected(rows: readonly Row[], { level, now, input }: Question) {
  const ruleInput = ({ prices }: Row) => ({
    prices: prices.map((row) => ({ level: row.level, minQuantity: row.min, priceCentavos: row.price })),
    level,
    quantity: 1,
    now,
  })
  const specialOf = (row: Row) =>
    row.special === null ? null : { priceCentavos: row.special, minQuantity: row.min, from: row.from, until: row.until }
  const unitPrice = (row: Row) => unitPriceCentavos(ruleInput(row))
  const displayPrice = (row: Row) => unitPriceCentavos({ ...ruleInput(row), special: specialOf(row) })
  const isOffer = (row: Row) =>
    runningOffer({ priceCentavos: unitPrice(row) ?? null, special: specialOf(row) }, now) !== null
  const ratingOf = (row: Row) => {
    const isSameModel = ({ brand, category, model }: Row) =>
      brand === row.brand && category === row.category && model === row.model
    const rated = row.model === '' ? [row] : rows.filter(isSameModel)
    const count = rated.reduce((sum, { ratingsCount }) => sum + ratingsCount, 0)
    const tenths = rated.reduce((sum, one) => sum + Math.round(one.ratingAverage * 10) * one.ratingsCount, 0)
    return { count, average: count === 0 ? row.ratingAverage : Math.round(tenths / count) / 10 }
  }
  const isHere = (row: Row) => row.free.some(({ branch, free }) => branch === input.place && free > 0)
  const tests: Record<string, ((row: Row) => boolean) | false | undefined> = {
    category: input.category === undefined ? undefined : (row) => row.category === input.category,
    brands: input.brands && ((row) => (input.brands as string[]).includes(row.brand)),
    models: input.models && ((row) => (input.models as string[]).includes(row.model)),
    // Without either end nothing is asked for, and two ends in the wrong order are swapped.
    prices:
      input.prices?.some((end) => end !== null) &&
      ((row) => {
        const ends = input.prices as [number | null, number | null]
        const [from, to] = ends[0] !== null && ends[1] !== null && ends[0] > ends[1] ? [ends[1], ends[0]] : ends
        const price = displayPrice(row)
        return price !== undefined && price >= (from ?? 0) * 100 && price <= (to ?? Infinity) * 100
      }),
    rated: input.rated === undefined ? undefined : (row) => ratingOf(row).average >= (input.rated as number),
    offers: input.only_offers ? isOffer : undefined,
    stock: input.only_with_existence ? isHere : undefined,
  }
  const found = (without?: string) =>
    rows.filter((row) => Object.entries(tests).every(([name, isIn]) => name === without || !isIn || isIn(row)))
  const count = <T>(list: readonly Row[], of: (row: Row) => T) => {
    const counts = new Map<T, number>()
    for (const row of list) counts.set(of(row), (counts.get(of(row)) ?? 0) + 1)
    return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  }
  const ascending = (a: Row, b: Row) =>
    (displayPrice(a) as number) - (displayPrice(b) as number) || (a.code < b.code ? -1 : 1)
  const all = found()
  const priced = all.filter((row) => displayPrice(row) !== undefined).toSorted(ascending)
  const priceless = all.filter((row) => displayPrice(row) === undefined)
  const sorted = {
    popularity: all.toSorted((a, b) => popularityOf(b) - popularityOf(a) || (a.code < b.code ? -1 : 1)),
    newest: all.toSorted((a, b) => b.created.getTime() - a.created.getTime() || (a.code < b.code ? -1 : 1)),
    price_asc: [...priced, ...priceless],
    price_desc: [...priced.toReversed(), ...priceless],
  }[input.order_by]
  const categories = count(found('category'), (row) => row.category)
  // The category that is listed: the chosen one, or the only one that the other filters leave.
  const category = input.category ?? (categories.length === 1 ? categories[0]?.[0] : undefined)
  const withoutModels = category !== undefined && isMadeForPhones('main', category) && !input.models
  const pricesFound = found('prices').flatMap((row) => displayPrice(row) ?? [])
  const card = (row: Row) => ({
    code: row.code,
    brand: row.brand,
    category: row.category,
    model: row.model,
    rating: ratingOf(row).average,
    ratings: ratingOf(row).count,
    price: (unitPrice(row) ?? 0) / 100,
    special: isOffer(row) ? (row.special as number) / 100 : 0,
    specialFrom: isOffer(row) ? row.min : 0,
    here: row.free.find(({ branch }) => branch === input.place)?.free ?? 0,
    everywhere: row.free.reduce((sum, { free }) => sum + free, 0),
  })
  return {
    cards: sorted.slice((input.page - 1) * 12, input.page * 12).map(card),
    total: all.length,
    categories,
    brands: count(found('brands'), (row) => row.brand),
    models: count(
      found('models').filter((row) => row.model !== '' && !withoutModels),
      (row) => row.model,
    ),
    prices: pricesFound.length
      ? [Math.floor(Math.min(...pricesFound) / 100), Math.ceil(Math.max(...pricesFound) / 100)]
      : null,
    rated: [5, 4, 3, 2, 1]
      .map((stars) => [stars, found('rated').filter((row) => ratingOf(row).average >= stars).length])
      .filter(([, products]) => products),
    offers: found('offers').filter(isOffer).length,
    stock: found('stock').filter(isHere).length,
  }
}

function received({ docs, total, facets }: ReplyOf<typeof listProducts>): ReturnType<typeof expected> {
  return {
    cards: docs.map((doc) => ({
      code: doc.codarticulo,
      brand: doc.brand,
      category: doc.category.category_id,
      model: doc.model,
      rating: doc.avgRating,
      ratings: doc.total_reviews,
      price: doc.price ?? 0,
      special: doc.special_price,
      specialFrom: doc.quantity_required_special_price,
      here: doc.existence as number,
      everywhere: doc.GlobalExistence as number,
    })),
    total,
    categories: facets.categories.map(({ category_id, count }) => [category_id, count]),
    brands: facets.brands.map(({ name, count }) => [name, count]),
    models: facets.models
      .map(({ name, count }): [string, number] => [name, count])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    prices: facets.prices && [facets.prices.from, facets.prices.to],
    rated: facets.rated.map(({ rated, count }) => [rated, count]),
    offers: facets.only_offers,
    stock: facets.only_with_existence,
  }
}

test('after any changes a list is what the rules give for every row', async () => {
  await store.reset()
  for (const code of [1, 2]) await makeBranch(db, { code })
  for (const level of levels) await makeCustomer(db, { email: `level-${level}@example.com`, priceLevel: level })
  const make = async (code: string, nth: number) => {
    await makeProduct(db, {
      code,
      brand: brands[nth % 3] as string,
      categoryId: 1 + (nth % 3),
      priceCentavos: 1_000 * (1 + (nth % 7)),
      popularity: nth % 4,
      stock: { 1: nth % 2, 2: nth % 3 },
    })
  }
  for (const [nth, code] of codes.entries()) await make(code, nth)
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 12 }),
      fc.array(question, { minLength: 1, maxLength: 4 }),
      async (changes, questions) => {
        for (const each of changes) await each.execute(db)
        const rows = await readRows()
        for (const { level, now, input } of questions) {
          store.setNow(now)
          const { client } = await signIn(store, `level-${level}@example.com`)
          const { brands: brandNames, models: modelNames, prices, ...rest } = input
          const reply = await client.call(listProducts, {
            ...rest,
            limit: 12,
            ...(brandNames && { brands_selected: brandNames.map((name) => name.toLowerCase()).join(',') }),
            ...(modelNames && { models_selected: modelNames.join(',') }),
            ...(prices && { prices: `${prices[0] ?? ''},${prices[1] ?? ''}` }),
          })
          expect(received(reply)).toEqual(expected(rows, { level, now, input }))
        }
        // A deleted product comes back for the next round, as a new one under its old code.
        const { rows: there } = await sql<{ code: string }>`select code from products`.execute(db)
        const gone = codes.filter((code) => !there.some((row) => row.code === code))
        for (const [nth, code] of gone.entries()) await make(code, nth)
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)
