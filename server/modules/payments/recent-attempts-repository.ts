import type { Database } from '#server/platform/database/database.ts'

/**
 * When the request of a customer was written that has so many newer ones, within a time that ends with that instant.
 * Undefined where there were fewer.
 */
export async function findEarlierAttempt(
  db: Database,
  { customerId, since, newer }: { customerId: string; since: Date; newer: number },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('order_attempts')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .offset(newer)
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}
