import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { testStore } from '#server/testing/store.ts'
import { fillDemo } from './demo-store.ts'

const now = new Date('2026-11-20T12:00:00Z')
const store = await testStore()
await store.reset()
const { db } = store.database
const parts = { now, hashPassword: () => Promise.resolve('x') }
await fillDemo(db, parts)

const hours = async () =>
  (await db.selectFrom('branches').select('opening_hours').orderBy('code').execute()).map((row) => row.opening_hours)
const page = async () =>
  (await db.selectFrom('settings').select('value').where('name', '=', 'general.web_page').executeTakeFirst())
    ?.value as Record<string, unknown>

test('every demo branch has hours that can be read, and the demo promises a time of pickup', async () => {
  for (const text of await hours()) expect(parseOpeningHours(text)).toBeDefined()
  expect(await page()).toMatchObject({ preparation_minutes: 60, holidays: expect.arrayContaining(['2026-12-25']) })
})

test('a demo of an earlier release gets hours and the settings of pickup once; what staff set stays', async () => {
  await sql`update branches set opening_hours = null where code <> 4`.execute(db)
  await sql`update branches set opening_hours = 'Mo 08:00-12:00' where code = 4`.execute(db)
  await sql`update settings set value = (value - 'preparation_minutes') || '{"message": "hi", "holidays": []}'
    where name = 'general.web_page'`.execute(db)
  await fillDemo(db, parts)
  expect(await hours()).toEqual(expect.arrayContaining(['Mo 08:00-12:00', 'Mo-Sa 09:00-19:00']))
  expect(await hours()).not.toContain(null)
  expect(await page()).toMatchObject({ preparation_minutes: 60, holidays: [], message: 'hi' })
  await sql`update branches set opening_hours = null where code = 1`.execute(db)
  await fillDemo(db, parts)
  expect(await hours()).toContain(null)
})
