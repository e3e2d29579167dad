import { sql } from 'kysely'
import type { Look } from '#domain/catalogue/category-codes.ts'
import { readStudio } from '#server/modules/catalogue/studio-pictures.ts'
import { settleProducts, upsertProducts } from '#server/modules/catalogue/upsert-products.ts'
import type { Database } from '#server/platform/database/database.ts'
import { demoAccounts, demoAddresses, demoCustomers } from './accounts.ts'
import { demoBranches, zonesOf } from './branches.ts'
import { demoBrands } from './categories.ts'
import { categoriesIn, categoryIdIn } from './of-look.ts'
import { withFits } from './opinions/fits.ts'
import { fillQuestions } from './opinions/questions.ts'
import { demoReviews, insertReviews, withRatings } from './opinions/reviews.ts'
import { buildProducts } from './products/build-products.ts'
import { fillOrders } from './orders.ts'
import { demoBanners, demoWebPageIn } from './settings.ts'

export interface DemoParts {
  now: Date
  /** The categories bear this look's numbers, so a database belongs to one look. */
  look?: Look
  hashPassword: (password: string) => Promise<string>
}

/** Fills an empty database with the demo store of D5, in one transaction; a database that has a branch is left as it is. */
export async function fillDemo(db: Database, { now, look = 'main', hashPassword }: DemoParts): Promise<void> {
  // Hashed before the transaction: on the embedded database nothing else could run meanwhile.
  if (await hasBranches(db)) return
  const hashes = await Promise.all(demoAccounts.map(({ password }) => hashPassword(password)))
  await db.transaction().execute(async (transaction) => {
    // Processes that start together queue here; the second finds the branches of the first.
    await sql`select pg_advisory_xact_lock(7236428)`.execute(transaction)
    if (await hasBranches(transaction)) return
    await fillBranches(transaction)
    await fillCatalogue(transaction, now, look)
    await fillCustomers(transaction, hashes, now)
    await fillOrders(transaction, now)
  })
}

async function hasBranches(db: Database): Promise<boolean> {
  return (await db.selectFrom('branches').select('code').limit(1).executeTakeFirst()) !== undefined
}

async function fillBranches(db: Database): Promise<void> {
  const branches = demoBranches.map(({ code, name, address, city, phone, lat, lng }) => ({ code, name, address, city, phone, lat, lng }))
  await db.insertInto('branches').values(branches).execute()
  const zones = demoBranches.flatMap(zonesOf).map((zone) => ({
    branch_code: zone.branchCode,
    name: zone.name,
    polygon: JSON.stringify(zone.polygon),
    base_centavos: zone.baseCentavos,
    per_km_centavos: zone.perKmCentavos,
    per_minute_centavos: zone.perMinuteCentavos,
    speed_kmh: zone.speedKmh,
  }))
  await db.insertInto('delivery_zones').values(zones).execute()
}

async function fillCatalogue(db: Database, now: Date, look: Look): Promise<void> {
  const studio = readStudio()
  await db
    .insertInto('settings')
    .values([
      { name: 'general.web_page', value: JSON.stringify(demoWebPageIn(look)), updated_at: now },
      { name: 'banners', value: JSON.stringify(demoBanners(studio.banners, look)), updated_at: now },
    ])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await db
    .insertInto('categories')
    .values(categoriesIn(look).map((category, position) => ({ ...category, position })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .insertInto('brands')
    .values([...demoBrands])
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  const made = withFits(buildProducts(now, studio))
  const reviews = demoReviews(made, now)
  const products = withRatings(made, reviews)
  await upsertProducts(
    db,
    products.map((product) => ({ ...product, categoryId: categoryIdIn(look, product.categoryId, product.name.en) })),
  )
  await insertReviews(db, reviews)
  await fillQuestions(db, products, now)
  await settleProducts(db)
}

async function fillCustomers(db: Database, hashes: readonly string[], now: Date): Promise<void> {
  const customers = demoCustomers.map((customer, index) => {
    const account = demoAccounts[index] as (typeof demoAccounts)[number]
    const [first_name = '', last_name = ''] = account.name.split(' ')
    const accepted = { phone_verified_at: now, policies_accepted_at: now, created_at: now }
    return { ...customer, email: account.email, password_hash: hashes[index] as string, first_name, last_name, ...accepted }
  })
  await db.insertInto('customers').values(customers).execute()
  const { id, phone } = demoCustomers[0]
  await db
    .insertInto('addresses')
    .values(demoAddresses.map((address) => ({ ...address, customer_id: id, phone, created_at: now })))
    .execute()
}
