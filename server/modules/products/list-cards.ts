import { sql } from 'kysely'
import type { Ctx } from '#server/platform/context.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createBatchLoader } from '#server/platform/database/batch-loader.ts'
import { listFacts } from './facts.ts'
import { priceLevelOf } from './price-level.ts'
import { atOpenBranch } from '#server/modules/inventory/at-open-branch.ts'
import { type ProductCard, unitPriceJoin } from './repository.ts'

export type CardRow = ProductCard

interface Wanted {
  codes: readonly string[]
  branchCode: number
  level: number
}

/**
 * The cards of products by their codes, in the order of these, with the stock of one branch and the caller's prices.
 * Hidden ones are left out. Lists that are asked for at the same moment are read together.
 */
export async function listCards(ctx: Ctx, codes: readonly string[], branchCode: number): Promise<CardRow[]> {
  if (codes.length === 0) return []
  const cards = await loadCards(ctx.db, { codes, branchCode, level: priceLevelOf(ctx.actor) })
  const factsOf = await listFacts(ctx, cards)
  return cards.flatMap((card) => {
    const facts = factsOf(card.code)
    return facts ? toRow(card, facts) : []
  })
}

/** What of a card is read each time. */
interface Card {
  code: string
  rowVersion: string
  priceCentavos: number | null
  free: number
  freeEverywhere: number
  special: [centavos: number, minQuantity: number, from: string | null, until: string | null] | null
}

function toRow(
  { code, priceCentavos, free, freeEverywhere, special }: Card,
  facts: Omit<ProductCard, keyof Card>,
): CardRow {
  return {
    ...facts,
    code,
    priceCentavos,
    free,
    freeEverywhere,
    special: special && {
      priceCentavos: special[0],
      minQuantity: special[1],
      from: instant(special[2]),
      until: instant(special[3]),
    },
  }
}

const instant = (text: string | null) => (text === null ? null : new Date(text))

const loadCards = createBatchLoader(readCards)

/** One statement for all who buy at a level. */
async function readCards(db: Database, wanted: readonly Wanted[]): Promise<Card[][]> {
  const answers: Card[][] = []
  for (const [level, group] of Map.groupBy(wanted.entries(), ([, one]) => one.level)) {
    const lists = await readGroup(
      db,
      level,
      group.map(([, one]) => one),
    )
    for (const [at, [place]] of group.entries()) answers[place] = lists[at] as Card[]
  }
  return answers
}

/** As the database says it, in the fewest words. */
type ToldCard = [
  place: number,
  rowVersion: string,
  Card['priceCentavos'],
  free: number,
  freeEverywhere: number,
  Card['special'],
]

async function readGroup(db: Database, level: number, wanted: readonly Wanted[]): Promise<Card[][]> {
  const codes = wanted.flatMap((one) => one.codes)
  const branches = wanted.flatMap((one) => one.codes.map(() => one.branchCode))
  // One JSON text is read in half the time that the driver takes for as many rows. A product's stocks lie together:
  // they are read once for both counts.
  const { rows } = await sql<{ cards: ToldCard[] }>`
    select coalesce(json_agg(json_build_array(wanted.place, p.xmin::text, piece.price_centavos, stocks.free, stocks.everywhere,
      case when p.special_price_centavos > 0 then
        json_build_array(p.special_price_centavos, p.special_min_quantity, p.special_from, p.special_until) end)), '[]') as cards
    from unnest(${sqlArray(codes, 'text')}, ${sqlArray(branches, 'int')}) with ordinality as wanted (code, branch_code, place)
    join products p on p.code = wanted.code and p.status = 'active'
    cross join lateral (
      select coalesce(sum(s.on_hand - s.reserved), 0)::int as everywhere,
        coalesce(sum(s.on_hand - s.reserved) filter (where s.branch_code = wanted.branch_code), 0)::int as free
      from stock s where s.product_code = p.code and ${atOpenBranch('s')}
    ) stocks
    ${unitPriceJoin(level)}`.execute(db)
  const told: (ToldCard | undefined)[] = []
  for (const card of (rows[0] as { cards: ToldCard[] }).cards) told[card[0] - 1] = card
  let place = 0
  return wanted.map((one) =>
    one.codes.flatMap((code) => {
      const card = told[place++]
      if (!card) return []
      const [, rowVersion, priceCentavos, free, freeEverywhere, special] = card
      return { code, rowVersion, priceCentavos, free, freeEverywhere, special }
    }),
  )
}
