import { existsSync } from 'node:fs'
import type { Figure } from '../figures.ts'
import { type Yardstick, isUnseen, readYardstick } from '../relevance/yardstick/data.ts'
import { miniSearch, storeIndex, storeSearch } from '../relevance/yardstick/engines.ts'
import { type Measured, measure } from '../relevance/yardstick/measure.ts'
import type { Quality } from '../relevance/yardstick/metrics.ts'
import { postgresSearch } from '../relevance/yardstick/postgres-search.ts'
import { measureTypedKeys } from '../relevance/yardstick/typed-keys.ts'

const folder = process.env.YARDSTICK ?? 'var/yardstick'

type Measure = 'ndcg10' | 'hit1' | 'hit5'
/** How far above the best of the others the store's search has to be where people rated the results. */
const margins: Record<Measure, number> = { ndcg10: 0.05, hit1: 0.1, hit5: 0.08 }
/** The same, weighted by how often each search is made. */
const weightedMargin = 0.2
/** Where the one right answer is known, the others are near 1 already: there the store's search is not worse. */
const knownMargin = -0.01
const ratedSet = 'ratings'
/** How much of hit@5 one and two typos in a search may cost. */
const typoCosts = [0.03, 0.1] as const

/**
 * The store's search beside MiniSearch and PostgreSQL on searches and judgements that nobody tuned it to, once
 * `bench/relevance/yardstick/prepare.ts` has prepared them.
 */
export async function relevanceYardstick(): Promise<Figure[]> {
  if (!existsSync(folder)) {
    console.log(`skipped: nothing is prepared in ${folder} (bench/relevance/yardstick/prepare.ts says how)`)
    return []
  }
  const yardstick = readYardstick(folder)
  const measured: Measured[] = []
  for (const make of [storeSearch, miniSearch, postgresSearch]) {
    const engine = await make(yardstick.products)
    measured.push(...(await measure(engine, yardstick)))
    await engine.close()
  }
  const groups = Map.groupBy(measured, ({ set, isUnseen }) => `${set}, ${isUnseen ? 'held out' : 'to develop on'}`)
  for (const [name, own] of groups) printTable(name, own)
  return [...[...groups].flatMap(([name, own]) => figuresOf(name, own)), ...typedKeys(yardstick)]
}

/** What a key more replaces of the suggested products, for each third of the searches that are developed on. */
function typedKeys({ products, queries }: Yardstick): Figure[] {
  const developed = queries.filter(({ q }) => !isUnseen(q)).filter((_, nth) => nth % 3 === 0)
  const { replaced, replacedThoughFitting } = measureTypedKeys(
    storeIndex(products),
    developed.map(({ q }) => q),
  )
  return [
    {
      name: 'suggested products that the next key replaces',
      value: replaced,
      limit: 0.25,
      isAtLeast: false,
      detail: '',
    },
    {
      name: 'suggested products that the next key replaces although they still match',
      value: replacedThoughFitting,
      limit: 0.05,
      isAtLeast: false,
      detail: '',
    },
  ]
}

function figuresOf(name: string, [store, ...others]: readonly Measured[]): Figure[] {
  const own = store as Measured
  return [
    ...compared(
      name,
      own.plain,
      others.map(({ plain }) => plain),
      own.set === ratedSet ? margins : undefined,
    ),
    ...(own.weighted ? weightedFigure(name, own.weighted, others) : []),
    ...own.typos.map(({ count, hit5, hit5Without }, nth) => ({
      name: `${name}: hit@5 that ${count} typo${count > 1 ? 's' : ''} cost`,
      value: hit5Without - hit5,
      limit: typoCosts[nth] as number,
      isAtLeast: false,
      detail: `${rounded(hit5Without)} → ${rounded(hit5)}`,
    })),
  ]
}

function compared(
  name: string,
  own: Quality,
  others: readonly Quality[],
  above: Record<Measure, number> | undefined,
): Figure[] {
  return (Object.keys(margins) as Measure[]).map((measure) => {
    const best = Math.max(...others.map((quality) => quality[measure]))
    return {
      name: `${name}: ${measure}`,
      value: own[measure],
      limit: Math.min(1, best + (above?.[measure] ?? knownMargin)),
      isAtLeast: true,
      detail: `the best of the others ${rounded(best)}`,
    }
  })
}

function weightedFigure(name: string, own: Quality, others: readonly Measured[]): Figure[] {
  const best = Math.max(...others.map(({ weighted }) => weighted?.hit5 ?? 0))
  return [
    {
      name: `${name}: hit@5 weighted by popularity`,
      value: own.hit5,
      limit: Math.min(1, best + weightedMargin),
      isAtLeast: true,
      detail: `the best of the others ${rounded(best)}`,
    },
  ]
}

function printTable(name: string, measured: readonly Measured[]): void {
  console.log(`${name}: ${measured[0]?.plain.searches} searches`)
  const row = ({ engine, plain, weighted, typos }: Measured) => ({
    engine,
    ...roundedAll(plain),
    ...(weighted && { 'hit5 weighted': rounded(weighted.hit5) }),
    ...Object.fromEntries(typos.map(({ count, hit5 }) => [`hit5, ${count} typo`, rounded(hit5)])),
  })
  console.table(measured.map(row))
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

const roundedAll = ({ searches: _searches, ...figures }: Quality) =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, rounded(value)]))
