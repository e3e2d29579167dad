import { sql } from 'kysely'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

export interface VainSearch {
  text: string
  times: number
}

/**
 * Adds how often texts were searched in vain on a day. A text that is not there yet is left out where there are
 * `textsMax` different ones. In the order of the texts, so that processes that write the same ones wait for each other.
 */
export async function addVainSearches(
  db: Database,
  searches: readonly VainSearch[],
  { day, textsMax }: { day: string; textsMax: number },
): Promise<void> {
  const texts = searches.map(({ text }) => text)
  const times = searches.map((search) => search.times)
  await sql`
    insert into vain_searches as v (text, day, times)
    select text, ${day}::date, times from (
      select added.text, added.times, known.text is not null as is_known,
        row_number() over (partition by known.text is null order by added.times desc, added.text) as nth
      from unnest(${sqlArray(texts, 'text')}, ${sqlArray(times, 'int')}) as added (text, times)
      left join (select distinct text from vain_searches) known on known.text = added.text
    ) ranked
    where is_known or nth <= ${textsMax} - (select count(distinct text) from vain_searches)
    order by text
    on conflict (text, day) do update set times = least(1000000000, v.times::bigint + excluded.times)`.execute(db)
}

/** Deletes the counts of days before one, and texts that were searched once and not again since another. */
export async function deleteVainSearches(
  db: Database,
  { before, onceBefore }: { before: string; onceBefore: string },
  signal?: AbortSignal,
): Promise<void> {
  const days = { table: 'vain_searches', orderBy: sql`day`, signal } as const
  await deleteInBatches(db, { ...days, where: sql`day < ${before}::date` })
  const isOnly = sql`not exists (select from vain_searches o where o.text = vain_searches.text and o.day <> vain_searches.day)`
  await deleteInBatches(db, { ...days, where: sql`day < ${onceBefore}::date and times = 1 and ${isOnly}` })
}
