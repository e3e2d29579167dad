import { type YardstickQuery, relevantGrade } from './data.ts'

/** What a ranking is worth, each the mean over searches. */
export interface Quality {
  searches: number
  /** Over the judged products among the results: a product that nobody judged is passed over. */
  ndcg10: number
  /** As `ndcg10`, but a product that nobody judged counts as unwanted. */
  ndcg10Strict: number
  /** As `ndcg10`, however far behind the judged products are: how an engine orders those that all engines have in common. */
  ndcg10Condensed: number
  /** The share of the first ten that somebody judged. */
  judged10: number
  hit1: number
  hit5: number
  mrr: number
  /** The share of searches that found nothing. */
  zero: number
}

/** The results of one search, the best first. All figures but `ndcg10Condensed` read the first hundred. */
export interface Ranked {
  query: YardstickQuery
  results: readonly string[]
}

const resultsMax = 10
/** How far results are read: judged products further behind nobody sees. */
const readMax = 100

/** The figures of the rankings, plain or weighted by how often each was searched. */
export function qualityOf(ranked: readonly Ranked[], weightOf: (query: YardstickQuery) => number): Quality {
  const read = ranked.map(({ query, results }) => ({ query, results: results.slice(0, readMax) }))
  const mean = (value: (one: Ranked) => number | undefined, all: readonly Ranked[] = read): number => {
    let [sum, weights] = [0, 0]
    for (const one of all) {
      const own = value(one)
      if (own === undefined) continue
      sum += own * weightOf(one.query)
      weights += weightOf(one.query)
    }
    return weights === 0 ? 0 : sum / weights
  }
  return {
    searches: ranked.length,
    ndcg10: mean(({ query, results }) => ndcg(query, judgedOf(query, results))),
    ndcg10Strict: mean(({ query, results }) => ndcg(query, results)),
    ndcg10Condensed: mean(({ query, results }) => ndcg(query, judgedOf(query, results)), ranked),
    judged10: mean(judgedShare),
    hit1: mean((one) => hit(one, 1)),
    hit5: mean((one) => hit(one, 5)),
    mrr: mean(reciprocalRank),
    zero: mean(({ results }) => (results.length === 0 ? 1 : 0)),
  }
}

const judgedOf = ({ grades, isComplete }: YardstickQuery, results: readonly string[]) =>
  isComplete ? results : results.filter((code) => Object.hasOwn(grades, code))

const judgedShare = ({ query: { grades }, results }: Ranked): number =>
  results.slice(0, resultsMax).filter((code) => Object.hasOwn(grades, code)).length / resultsMax

const isRelevant = ({ grades }: YardstickQuery, code: string) => (grades[code] ?? 0) >= relevantGrade

const hasRelevant = (query: YardstickQuery) => Object.keys(query.grades).some((code) => isRelevant(query, code))

/** The place of the first wanted product among those that were judged, from 1; undefined where none is wanted. */
export function placeOfRelevant({ query, results }: Ranked): number | undefined {
  if (!hasRelevant(query)) return undefined
  return judgedOf(query, results).findIndex((code) => isRelevant(query, code)) + 1
}

function hit(ranked: Ranked, within: number): number | undefined {
  const place = placeOfRelevant(ranked)
  return place === undefined ? undefined : Number(place > 0 && place <= within)
}

function reciprocalRank(ranked: Ranked): number | undefined {
  const place = placeOfRelevant(ranked)
  if (place === undefined) return undefined
  return place === 0 ? 0 : 1 / place
}

/** The normalized discounted cumulative gain of the first ten, with a gain of 2^grade − 1. */
export function ndcg({ grades }: YardstickQuery, results: readonly string[]): number | undefined {
  const ideal = gainOf(Object.values(grades).toSorted((a, b) => b - a))
  return ideal === 0 ? undefined : gainOf(results.map((code) => grades[code] ?? 0)) / ideal
}

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, resultsMax).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
