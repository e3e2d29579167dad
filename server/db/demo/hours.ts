import { sql } from 'kysely'
import type { StoreVariant } from '#domain/products/category-codes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { demoBranches } from './branches.ts'

const usual = 'Mo-Sa 09:00-19:00'

/** The hours of a demo branch: in the other store variant all have the usual ones, which its pages state (SHELL-17). */
export const openingHoursIn = (storeVariant: StoreVariant, own: string | undefined): string =>
  storeVariant === 'main' ? (own ?? usual) : usual

/** Holidays of the Dominican Republic that no law moves to another day. */
const holidayDates = ['01-01', '01-21', '02-27', '08-16', '09-24', '12-25']

/** When an order can be collected from a demo branch: an hour of work, the holidays of this year and the next. */
export function demoPickup(now: Date) {
  const year = now.getUTCFullYear()
  return {
    preparation_minutes: 60,
    holidays: [year, year + 1].flatMap((one) => holidayDates.map((date) => `${one}-${date}`)),
  }
}

/** Gives the demo of an earlier release the hours and the settings of pickup, where it has none yet. */
export async function fillHours(
  db: Database,
  { now, storeVariant }: { now: Date; storeVariant: StoreVariant },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value: sql`${JSON.stringify(demoPickup(now))}::jsonb || value` })
    .where('name', '=', 'general.web_page')
    .where(sql<boolean>`not value ? 'preparation_minutes'`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const hours = demoBranches.map(({ code, openingHours }) => ({
    code,
    opening_hours: openingHoursIn(storeVariant, openingHours),
  }))
  await sql`update branches set opening_hours = given.opening_hours
    from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as given (code integer, opening_hours text)
    where branches.code = given.code and branches.opening_hours is null`.execute(db)
}
