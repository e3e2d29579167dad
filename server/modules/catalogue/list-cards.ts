import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { together } from '#server/platform/database/together.ts'
import { levelOf } from './level.ts'
import { type FlatRow, type ProductRow, cardFacts, pieceOf, toProduct } from './repository.ts'

export type CardRow = ProductRow

interface Wanted {
  codes: readonly string[]
  branchCode: number
  level: number
  language: Language
}

/**
 * The cards of products by their codes, in the order of these, with the stock of one branch and the caller's prices. Hidden ones are left out.
 * Lists that are asked for at the same moment are read together.
 */
export async function listCards(ctx: Ctx, codes: readonly string[], branchCode: number): Promise<CardRow[]> {
  if (codes.length === 0) return []
  return together(ctx.db, readCards, { codes, branchCode, level: levelOf(ctx.actor), language: ctx.language })
}

/** One statement for all who speak a language and buy at a level. */
async function readCards(db: Database, wanted: readonly Wanted[]): Promise<CardRow[][]> {
  const answers: CardRow[][] = []
  const groups = Map.groupBy(wanted.entries(), ([, { level, language }]) => `${level} ${language}`)
  for (const group of groups.values()) {
    const lists = await readGroup(
      db,
      group.map(([, one]) => one),
    )
    for (const [at, [place]] of group.entries()) answers[place] = lists[at] as CardRow[]
  }
  return answers
}

async function readGroup(db: Database, wanted: readonly Wanted[]): Promise<CardRow[][]> {
  const [{ level, language }] = wanted as [Wanted, ...Wanted[]]
  const codes = wanted.flatMap((one) => one.codes)
  const branches = wanted.flatMap((one) => one.codes.map(() => one.branchCode))
  // One JSON text is read in half the time that the driver takes for as many rows. A product's stocks lie together: they are read once for both counts.
  const { rows } = await sql<{ cards: JsonCard[] }>`
    with listed as (
      select wanted.place, ${cardFacts(language)}, piece.price_centavos as "priceCentavos", stocks.free, stocks."freeEverywhere"
      from unnest(${sqlArray(codes, 'text')}, ${sqlArray(branches, 'int')}) with ordinality as wanted (code, branch_code, place)
      join products p on p.code = wanted.code and p.status = 'active'
      join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id
      cross join lateral (
        select coalesce(sum(s.on_hand - s.reserved), 0)::int as "freeEverywhere",
          coalesce(sum(s.on_hand - s.reserved) filter (where s.branch_code = wanted.branch_code), 0)::int as free
        from stock s where s.product_code = p.code
      ) stocks
      ${pieceOf(level)}
    )
    select coalesce(json_agg(listed order by listed.place), '[]') as cards from listed`.execute(db)
  const cards = rows[0]?.cards ?? []
  let next = 0
  let end = 0
  return wanted.map((one) => {
    end += one.codes.length
    const from = next
    while (next < cards.length && (cards[next] as JsonCard).place <= end) next += 1
    return cards.slice(from, next).map(toCard)
  })
}

/** As JSON has it: instants are texts. */
interface JsonCard extends Omit<FlatRow, 'specialFrom' | 'specialUntil'> {
  place: number
  specialFrom: string | null
  specialUntil: string | null
}

function toCard({ place: _place, specialFrom, specialUntil, ...row }: JsonCard): CardRow {
  return toProduct({
    ...row,
    specialFrom: specialFrom ? new Date(specialFrom) : null,
    specialUntil: specialUntil ? new Date(specialUntil) : null,
  })
}
