import { sql } from 'kysely'
import type { StoreVariant } from '#domain/products/category-codes.ts'
import { readStudio } from '#server/modules/products/studio-pictures.ts'
import type { Database } from '#server/platform/database/database.ts'
import { fillStockMovements } from './stock-movements.ts'
import { fillTaxpayers } from './taxpayers.ts'
import { demoAccounts, demoAddresses, demoCustomers, demoErpCustomers, demoPartners } from './accounts.ts'
import { demoCardIds, fillBalances } from './balances.ts'
import { demoBranches, zonesOf } from './branches.ts'
import { demoBrands } from './categories.ts'
import { completeDemo } from './complete-demo.ts'
import { demoPickup, openingHoursIn } from './hours.ts'
import { demoProducts, insertProducts } from './insert-products.ts'
import { categoriesIn, otherVariantOf } from './of-variant.ts'
import { fillNationalRates } from './national-rates.ts'
import { fillOrders } from './orders.ts'
import { fillVaultCards } from './vault-cards.ts'
import { demoBanners, demoDollarRate, demoPaymentMethods, demoWebPageIn } from './settings.ts'

export interface DemoParts {
  now: Date
  /** The numbers of categories depend on the store variant, so a database belongs to one variant. */
  storeVariant?: StoreVariant
  hashPassword: (password: string) => Promise<string>
  /** Encrypts the secret of the employee's authenticator; without it the employee sets one up at the first sign-in. */
  seal?: (secret: string) => string
  /** The payment sandbox's fingerprint of the test number with these last digits; without it the saved cards are not charged. */
  cardFingerprint?: (lastFour: string) => string
  /** Called with a line for the log when the demo is filled in. */
  say?: (line: string) => void
}

/**
 * Fills an empty database with the demo store, in one transaction. A database that has a branch is left as it is,
 * but for the demo of an earlier release, which gets what it lacks.
 */
export async function fillDemo(
  db: Database,
  { now, storeVariant = 'main', hashPassword, seal, cardFingerprint, say }: DemoParts,
): Promise<void> {
  // Hashed before the transaction: on the embedded database nothing else could run meanwhile.
  const isFilled = await hasBranches(db)
  if (!isFilled) say?.('Filling it with the demo store …')
  const hashes = isFilled ? [] : await Promise.all(demoAccounts.map(({ password }) => hashPassword(password)))
  await db.transaction().execute(async (transaction) => {
    // Processes that start together queue here; the second finds the branches of the first.
    await sql`select pg_advisory_xact_lock(7236428)`.execute(transaction)
    if (isFilled || (await hasBranches(transaction)))
      return completeDemo(transaction, { now, storeVariant, cardFingerprint })
    await fillBranches(transaction, storeVariant)
    await fillNationalRates(transaction)
    await fillCatalogue(transaction, now, storeVariant)
    await fillCustomers(transaction, hashes, now)
    await fillTaxpayers(transaction)
    if (seal) await fillAuthenticators(transaction, seal, now)
    await fillOrders(transaction, now)
    await fillStockMovements(transaction)
    await fillBalances(transaction, now)
    if (cardFingerprint) await fillVaultCards(transaction, demoCardIds, cardFingerprint)
  })
}

/**
 * The other store variant, when the demo in this database has its category numbers: the pages of this variant would lead
 * to the wrong categories.
 */
export async function filledForOtherVariant(
  db: Database,
  storeVariant: StoreVariant,
): Promise<StoreVariant | undefined> {
  return otherVariantOf(await db.selectFrom('categories').select(['id', 'slug']).execute(), storeVariant)
}

async function hasBranches(db: Database): Promise<boolean> {
  return (await db.selectFrom('branches').select('code').limit(1).executeTakeFirst()) !== undefined
}

async function fillBranches(db: Database, storeVariant: StoreVariant): Promise<void> {
  const branches = demoBranches.map(({ code, name, address, city, phone, lat, lng, openingHours }) => ({
    code,
    name,
    address,
    city,
    phone,
    lat,
    lng,
    opening_hours: openingHoursIn(storeVariant, openingHours),
  }))
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

async function fillCatalogue(db: Database, now: Date, storeVariant: StoreVariant): Promise<void> {
  const studio = readStudio()
  await db
    .insertInto('settings')
    .values([
      {
        name: 'general.web_page',
        value: JSON.stringify({ ...demoWebPageIn(storeVariant), ...demoPickup(now) }),
        updated_at: now,
      },
      { name: 'dollar_rate', value: JSON.stringify(demoDollarRate(now)), updated_at: now },
      { name: 'payment_methods', value: JSON.stringify(demoPaymentMethods), updated_at: now },
      { name: 'banners', value: JSON.stringify(demoBanners(studio.banners, storeVariant)), updated_at: now },
    ])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await db
    .insertInto('categories')
    .values(categoriesIn(storeVariant).map((category, position) => ({ ...category, position })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .insertInto('brands')
    .values([...demoBrands])
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  await insertProducts(db, demoProducts(now, studio), { now, storeVariant })
}

async function fillAuthenticators(db: Database, seal: (secret: string) => string, now: Date): Promise<void> {
  const rows = demoAccounts.flatMap((account, index) => {
    const customer = demoCustomers[index]
    if (!customer || !('authenticatorSecret' in account)) return []
    return [{ customer_id: customer.id, sealed_secret: seal(account.authenticatorSecret), confirmed_at: now }]
  })
  await db.insertInto('authenticators').values(rows).execute()
}

async function fillCustomers(db: Database, hashes: readonly string[], now: Date): Promise<void> {
  const customers = demoCustomers.map((customer, index) => {
    const account = demoAccounts[index] as (typeof demoAccounts)[number]
    const [first_name = '', last_name = ''] = account.name.split(' ')
    const accepted = { email_confirmed_at: now, phone_verified_at: now, policies_accepted_at: now, created_at: now }
    return {
      ...customer,
      email: account.email,
      password_hash: hashes[index] as string,
      first_name,
      last_name,
      ...accepted,
    }
  })
  await db.insertInto('customers').values(customers).execute()
  await db
    .insertInto('erp_customers')
    .values(demoErpCustomers.map((customer) => ({ ...customer, updated_at: now })))
    .execute()
  const { id, phone } = demoCustomers[0]
  await db
    .insertInto('addresses')
    .values(demoAddresses.map((address) => ({ ...address, customer_id: id, phone, created_at: now })))
    .execute()
  await db
    .insertInto('partners')
    .values(
      demoPartners.map(({ is_confirmed, ...partner }) => ({
        ...partner,
        identification_confirmed_at: is_confirmed ? now : null,
        customer_id: id,
        created_at: now,
      })),
    )
    .execute()
}
