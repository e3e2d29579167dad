import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** A text that was searched in vain: how often, on how many days, and on which last. */
export interface CountedSearch {
  text: string
  times: number
  days: number
  lastDay: string
}

/** Searches of more than one time: a single one says little, and might be about a person. */
const timesMin = 2
const searchesMax = 500

/** The searches that found nothing from a day on, the most frequent first. */
export async function countVainSearches(db: Database, since: string): Promise<CountedSearch[]> {
  const { rows } = await sql<CountedSearch>`
    select text, sum(times)::int as times, count(*)::int as days, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
    from vain_searches where day >= ${since}::date
    group by text having sum(times) >= ${timesMin}
    order by sum(times) desc, max(day) desc, text limit ${searchesMax}`.execute(db)
  return rows
}

/** The searches as a table, for a terminal. */
export function printVainSearches(searches: readonly CountedSearch[], since: string): string {
  if (searches.length === 0) return `No search found nothing more than once since ${since}.`
  const width = Math.max(...searches.map(({ times }) => String(times).length), 'times'.length)
  const row = (times: string, lastDay: string, text: string) =>
    `${times.padStart(width)}  ${lastDay.padEnd(10)}  ${text}`
  return [
    `Searches that found nothing, since ${since}`,
    row('times', 'last', 'search'),
    ...searches.map(({ times, lastDay, text }) => row(String(times), lastDay, text)),
    'Words that mean something in the shop go into synonyms.txt (docs/operating.md).',
  ].join('\n')
}
