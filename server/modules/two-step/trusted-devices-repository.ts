import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'
import type { TrustToEnd } from '#server/platform/identity-service.ts'

interface NewTrust {
  customerId: string
  deviceHash: string
  /** What the device calls itself: its user agent. */
  device: string
  now: Date
  trustedUntil: Date
}

export async function upsertTrustedDevice(
  db: Database,
  { customerId, deviceHash, device, now, trustedUntil }: NewTrust,
): Promise<void> {
  await db
    .insertInto('trusted_devices')
    .values({ customer_id: customerId, device_hash: deviceHash, device, created_at: now, trusted_until: trustedUntil })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'device_hash']).doUpdateSet({ device, trusted_until: trustedUntil }),
    )
    .execute()
}

/** As many devices as an account has sessions at most. */
const listedMax = 100

const trustedNow = (db: Database, customerId: string, now: Date) =>
  db.selectFrom('trusted_devices').where('customer_id', '=', customerId).where('trusted_until', '>', now)

/** The devices that may leave the second factor out at the moment, the last trusted first. */
export function listTrustedDevices(db: Database, customerId: string, now: Date) {
  return trustedNow(db, customerId, now)
    .select(['id', 'device', 'device_hash as deviceHash', 'created_at as trustedAt', 'trusted_until as trustedUntil'])
    .orderBy('trusted_until', 'desc')
    .orderBy('id')
    .limit(listedMax)
    .execute()
}

/** How many devices may leave the second factor out at the moment. */
export async function countTrustedDevices(db: Database, customerId: string, now: Date): Promise<number> {
  const { count } = await trustedNow(db, customerId, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Ends the trust of one device of a customer; false where that has none of this id. */
export async function deleteTrustedDevice(db: Database, customerId: string, id: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('trusted_devices')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('trusted_until', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes the trust of one device of a customer, all of them, or all but one. */
export async function deleteTrustedDevices(db: Database, customerId: string, which: TrustToEnd = 'all'): Promise<void> {
  const trust = db.deleteFrom('trusted_devices').where('customer_id', '=', customerId)
  const chosen =
    which === 'all'
      ? trust
      : 'only' in which
        ? trust.where('device_hash', '=', which.only)
        : trust.where('device_hash', '<>', which.allBut)
  await chosen.execute()
}

/** Deletes the devices whose trust ended before an instant; gives how many. */
export function deleteEndedTrust(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches(db, {
    table: 'trusted_devices',
    where: sql`trusted_until < ${before}`,
    orderBy: sql`trusted_until`,
    signal,
  })
}
