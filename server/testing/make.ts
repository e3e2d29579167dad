import { randomUUID } from 'node:crypto'
import type { Client } from '#contract/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { TestStore } from './store.ts'
import { newId } from '#server/platform/ids.ts'

/** Makers of rows for tests. Each takes the fields that its test is about and fills in the others. */

export async function makeBranch(
  db: Database,
  branch: { code: number; name?: string; lat?: number; lng?: number; active?: boolean; openingHours?: string },
): Promise<number> {
  const { code, name = `Branch ${code}`, lat = 18.47, lng = -69.9, active = true, openingHours = null } = branch
  await db
    .insertInto('branches')
    .values({
      code,
      name,
      address: 'Calle Uno 1',
      city: 'Santo Domingo',
      phone: '18095550100',
      lat,
      lng,
      active,
      opening_hours: openingHours,
    })
    .execute()
  return code
}

export interface ProductToMake {
  code: string
  name?: string
  nameEs?: string
  brand?: string
  model?: string
  categoryId?: number
  prices?: { level?: number; minQuantity?: number; priceCentavos: number }[]
  priceCentavos?: number
  special?: { priceCentavos: number; minQuantity?: number; from?: Date; until?: Date }
  stock?: Record<number, number>
  status?: 'active' | 'hidden'
  popularity?: number
  createdAt?: Date
}

export async function makeProduct(db: Database, product: ProductToMake): Promise<string> {
  const {
    code,
    name = `Product ${code}`,
    nameEs = name,
    brand = 'Lumen',
    categoryId = 1,
    special,
    status = 'active',
  } = product
  const slug = brand.toLowerCase()
  await db
    .insertInto('brands')
    .values({ name: brand, slug })
    .onConflict((c) => c.doNothing())
    .execute()
  const { id: brandId } = await db.selectFrom('brands').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await db
    .insertInto('categories')
    .values({
      id: categoryId,
      slug: `category-${categoryId}`,
      name_en: `Category ${categoryId}`,
      name_es: `Categoría ${categoryId}`,
      scene: 'phone-triple',
    })
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('products')
    .values({
      code,
      name_en: name,
      name_es: nameEs,
      brand_id: brandId,
      category_id: categoryId,
      ...(product.model && { model: product.model }),
      status,
      popularity: product.popularity ?? 0,
      ...(product.createdAt && { created_at: product.createdAt }),
      special_price_centavos: special?.priceCentavos ?? null,
      special_min_quantity: special?.minQuantity ?? 1,
      special_from: special?.from ?? null,
      special_until: special?.until ?? null,
    })
    .execute()
  const prices = product.prices ?? [{ priceCentavos: product.priceCentavos ?? 100_000 }]
  for (const { level = 1, minQuantity = 1, priceCentavos } of prices) {
    await db
      .insertInto('prices')
      .values({ product_code: code, level, min_quantity: minQuantity, price_centavos: priceCentavos })
      .execute()
  }
  await addStock(db, code, product.stock ?? {})
  return code
}

/** Units of a product by branch, each with the movement that explains it. */
async function addStock(db: Database, code: string, stock: Record<number, number>): Promise<void> {
  for (const [branchCode, onHand] of Object.entries(stock)) {
    await db
      .insertInto('stock')
      .values({ product_code: code, branch_code: Number(branchCode), on_hand: onHand })
      .execute()
    if (onHand !== 0)
      await db
        .insertInto('stock_movements')
        .values({ product_code: code, branch_code: Number(branchCode), units: onHand, reason: 'imported' })
        .execute()
  }
}

interface Place {
  lat: number
  lng: number
}

/** The corners of a square around a place, as a delivery zone has them. */
export function squareAround({ lat, lng }: Place, halfDegrees: number): Place[] {
  return [
    { lat: lat - halfDegrees, lng: lng - halfDegrees },
    { lat: lat - halfDegrees, lng: lng + halfDegrees },
    { lat: lat + halfDegrees, lng: lng + halfDegrees },
    { lat: lat + halfDegrees, lng: lng - halfDegrees },
  ]
}

export interface ZoneToMake {
  branchCode: number
  name?: string
  polygon?: Place[]
  baseCentavos?: number
  perKmCentavos?: number
  perMinuteCentavos?: number
  speedKmh?: number
}

/**
 * Makes a delivery zone: without a polygon a square of some 22 km around the default place of `makeBranch`, at a flat
 * rate of RD$ 100.
 */
export async function makeZone(db: Database, zone: ZoneToMake): Promise<void> {
  const { branchCode, name = 'Centro', polygon = squareAround({ lat: 18.47, lng: -69.9 }, 0.1) } = zone
  await db
    .insertInto('delivery_zones')
    .values({
      branch_code: branchCode,
      name,
      polygon: JSON.stringify(polygon),
      base_centavos: zone.baseCentavos ?? 10_000,
      per_km_centavos: zone.perKmCentavos ?? 0,
      per_minute_centavos: zone.perMinuteCentavos ?? 0,
      speed_kmh: zone.speedKmh ?? 30,
    })
    .execute()
}

/** Lets national shipping go to a province, in one or two working days. */
export async function makeNationalRate(
  db: Database,
  { province = 'Distrito Nacional', costCentavos = 25_000 }: { province?: string; costCentavos?: number } = {},
): Promise<void> {
  const rate = { province, cost_centavos: costCentavos, days_min: 1, days_max: 2 }
  await db.insertInto('national_rates').values(rate).execute()
}

export interface AddressToMake extends Partial<Place> {
  customerId: string
  province?: string
  city?: string
  name?: string
  isDefault?: boolean
  createdAt?: Date
  deletedAt?: Date
  quotedUntil?: Date
}

/**
 * Makes a customer's address within the default zone of `makeZone`; it is the default address only where that is
 * stated. Gives its id.
 */
export async function makeAddress(db: Database, address: AddressToMake): Promise<string> {
  const {
    customerId,
    name = 'Casa',
    province = 'Distrito Nacional',
    city = 'Santo Domingo',
    lat = 18.48,
    lng = -69.91,
    isDefault = false,
    createdAt = new Date(),
    deletedAt = null,
    quotedUntil = null,
  } = address
  const id = newId()
  await db
    .insertInto('addresses')
    .values({
      id,
      customer_id: customerId,
      name,
      phone: '18095550123',
      province,
      city,
      sector: 'Naco',
      street: 'Calle Dos',
      house: '2',
      lat,
      lng,
      is_default: isDefault,
      created_at: createdAt,
      deleted_at: deletedAt,
      quoted_until: quotedUntil,
    })
    .execute()
  return id
}

export interface PartnerToMake {
  customerId: string
  fullName?: string
  identification: string
  isDefault?: boolean
  createdAt?: Date
}

/** Makes a customer's partner; it is the default one only where that is stated. Gives its id. */
export async function makePartner(db: Database, partner: PartnerToMake): Promise<string> {
  const { customerId, fullName = 'Marta Reyes', identification, isDefault = false, createdAt = new Date() } = partner
  const id = newId()
  await db
    .insertInto('partners')
    .values({
      id,
      customer_id: customerId,
      full_name: fullName,
      identification,
      whatsapp: '18095550124',
      is_default: isDefault,
      created_at: createdAt,
    })
    .execute()
  return id
}

export interface CustomerToMake {
  email?: string
  username?: string
  /** The result of `hashPassword`; without one nobody can sign in by password. */
  passwordHash?: string
  firstName?: string
  lastName?: string
  phone?: string
  priceLevel?: number
  isEmployee?: boolean
  maySignIn?: boolean
  hasConfirmedEmail?: boolean
  mustChangePassword?: boolean
  language?: 'en' | 'es'
}

/** Makes a customer and gives its id. */
export async function makeCustomer(db: Database, customer: CustomerToMake = {}): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('customers')
    .values({
      id,
      code: `T-${id}`,
      email: customer.email ?? `${id}@example.com`,
      username: customer.username ?? null,
      password_hash: customer.passwordHash ?? 'none',
      first_name: customer.firstName ?? 'Ana',
      last_name: customer.lastName ?? 'Pérez',
      phone: customer.phone ?? '18095550100',
      price_level: customer.priceLevel ?? 1,
      is_employee: customer.isEmployee ?? false,
      may_sign_in: customer.maySignIn ?? true,
      language: customer.language ?? null,
      email_confirmed_at: customer.hasConfirmedEmail === false ? null : new Date(),
      must_change_password: customer.mustChangePassword ?? false,
      created_at: new Date(),
    })
    .execute()
  return id
}

export interface SignedIn {
  client: Client
  customerId: string
  sessionId: string
  /** The headers with the tokens, for `store.send` and `store.client`. */
  headers: { authorization: string; 'refresh-token': string }
}

/** Signs a customer in without a password: writes a session row and makes its tokens for an API client. */
export async function signIn(store: TestStore, email: string): Promise<SignedIn> {
  const { db } = store.database
  const { tokens, clock } = store.app.platform
  const { id: customerId } = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const sessionId = randomUUID()
  const now = clock()
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      customer_id: customerId,
      device: 'Test device',
      authenticated_at: now,
      rotated_at: now,
      created_at: now,
      expires_at: new Date(now.getTime() + 90 * 24 * 3600_000),
    })
    .execute()
  const headers = {
    authorization: `Bearer ${tokens.access(sessionId, now)}`,
    'refresh-token': tokens.refresh(sessionId, 1),
  }
  return { client: store.client({ headers }), customerId, sessionId, headers }
}

/** A customer that the ERP knows by a code. */
export async function makeErpCustomer(
  db: Database,
  customer: { code: string; email?: string; phone?: string; company?: string; taxId?: string; priceLevel?: number },
): Promise<void> {
  const { code, email = null, phone = null, company = null, taxId = null, priceLevel = 2 } = customer
  await db
    .insertInto('erp_customers')
    .values({ code, email, phone, company, tax_id: taxId, price_level: priceLevel, updated_at: new Date() })
    .execute()
}
