import type { Database } from '#server/platform/database/database.ts'

/** A setting's value, undefined when it was never set. */
export async function findSetting(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** The slug of the brand that is marked as the shop's own, the oldest of them where several are; null where none is. */
export async function findHouseBrand(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('brands')
    .select('slug')
    .where('is_house_brand', '=', true)
    .orderBy('id')
    .executeTakeFirst()
  return row?.slug ?? null
}

export async function upsertSetting(db: Database, name: string, value: unknown, now: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now }
  await db
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}
