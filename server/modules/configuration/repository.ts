import type { Database } from '#server/platform/database/database.ts'

/** A setting's value, undefined when it was never set. */
export async function findSetting(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
