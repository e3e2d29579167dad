import type { AddressFields } from '#domain/addresses/address.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface Address extends AddressFields {
  id: string
  isDefault: boolean
  createdAt: Date
  /** Until when an active quotation with delivery goes there; null where none does. */
  quotedUntil: Date | null
}

const columns = [
  'id',
  'name',
  'phone',
  'province',
  'city',
  'sector',
  'street',
  'house',
  'number',
  'reference',
  'directions',
  'lat',
  'lng',
  'is_default as isDefault',
  'created_at as createdAt',
  'quoted_until as quotedUntil',
] as const

const addressesInUse = (db: Database, customerId: string) =>
  db.selectFrom('addresses').select(columns).where('customer_id', '=', customerId).where('deleted_at', 'is', null)

/** A customer's addresses, the default one first, then the newest. */
export async function listAddresses(db: Database, customerId: string): Promise<Address[]> {
  return addressesInUse(db, customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** A customer's default address. */
export async function findDefaultAddress(db: Database, customerId: string): Promise<Address | undefined> {
  return addressesInUse(db, customerId).where('is_default', '=', true).executeTakeFirst()
}

/** An address of this customer; somebody else's is not found. */
export async function findAddress(db: Database, customerId: string, id: string): Promise<Address | undefined> {
  return addressesInUse(db, customerId).where('id', '=', id).executeTakeFirst()
}

export async function insertAddress(
  db: Database,
  customerId: string,
  { isDefault, createdAt, quotedUntil: _, ...address }: Address,
): Promise<void> {
  await db
    .insertInto('addresses')
    .values({ ...address, customer_id: customerId, is_default: isDefault, created_at: createdAt })
    .execute()
}

export async function updateAddress(
  db: Database,
  customerId: string,
  id: string,
  fields: AddressFields,
): Promise<void> {
  await db
    .updateTable('addresses')
    .set(fields)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Leaves a customer without a default address: the one index allows never two, not even for a moment. */
export async function clearDefault(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function setDefault(db: Database, customerId: string, id: string): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ is_default: true })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Takes an address out of use. The row stays. */
export async function deleteAddress(db: Database, customerId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ deleted_at: now, is_default: false })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}
