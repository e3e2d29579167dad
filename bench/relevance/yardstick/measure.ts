import { type Yardstick, type YardstickQuery, isUnseen } from './data.ts'
import type { Engine } from './engines.ts'
import { type Quality, type Ranked, qualityOf } from './metrics.ts'
import { withTypos } from './typos.ts'

/** Of a rating's search nearly everything that an engine finds, where judged products may be far behind. */
const resultsMax = 5_000

/** One engine's figures for one set of searches. */
export interface Measured {
  engine: string
  set: string
  isUnseen: boolean
  plain: Quality
  /** Weighted by how often each was searched; undefined where that is not known. */
  weighted: Quality | undefined
  /** hit@5 of the searches with one and with two typos, beside that of the same searches without. */
  typos: { count: number; hit5: number; hit5Without: number }[]
}

/** The figures of an engine, for each set of searches, those to develop on and those held out apart. */
export async function measure(engine: Engine, { queries }: Yardstick): Promise<Measured[]> {
  const groups = Map.groupBy(queries, ({ set, q }) => `${set}|${isUnseen(q)}`)
  const measured: Measured[] = []
  for (const own of groups.values()) {
    const { set, q } = own[0] as YardstickQuery
    const ranked = await rankAll(engine, own)
    const isWeighted = own.every(({ weight }) => weight !== undefined)
    measured.push({
      engine: engine.name,
      set,
      isUnseen: isUnseen(q),
      plain: qualityOf(ranked, () => 1),
      weighted: isWeighted ? qualityOf(ranked, ({ weight }) => weight ?? 0) : undefined,
      typos: [await withTyposIn(engine, ranked, 1), await withTyposIn(engine, ranked, 2)],
    })
  }
  return measured
}

/** The results of each search. */
export async function rankAll(engine: Engine, queries: readonly YardstickQuery[]): Promise<Ranked[]> {
  const ranked: Ranked[] = []
  for (const query of queries) ranked.push({ query, results: await engine.rank(query.q, resultsMax) })
  return ranked
}

async function withTyposIn(engine: Engine, right: readonly Ranked[], count: number) {
  const pairs = right.flatMap((one) => {
    const q = withTypos(one.query.q, count)
    return q === undefined ? [] : [{ right: one, wrong: { ...one.query, q } }]
  })
  const wrong = await rankAll(
    engine,
    pairs.map((pair) => pair.wrong),
  )
  return {
    count,
    hit5: qualityOf(wrong, () => 1).hit5,
    hit5Without: qualityOf(
      pairs.map((pair) => pair.right),
      () => 1,
    ).hit5,
  }
}
