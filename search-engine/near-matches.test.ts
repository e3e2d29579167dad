import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagBits, postingList } from './posting-list.ts'
import { type Clause, exactClause, postingsCount } from './query.ts'
import { createScorer } from './scorer.ts'

const maxDoc = 40
const fieldWeights = Float32Array.from({ length: 128 }, (_, flags) => 1 / (1 + flags))
const scorer = () => createScorer({ maxDoc: () => maxDoc, lengthOf: (doc) => doc % 7 }, fieldWeights)

/** A clause of one or two words, each with the documents that contain it. */
const clause = fc
  .array(fc.tuple(fc.uniqueArray(fc.nat(maxDoc - 1), { minLength: 1 }), fc.constantFrom(1, 0.6)), {
    minLength: 1,
    maxLength: 2,
  })
  .map((words): Clause => {
    const lists = words.map(([docs, weight]) => {
      const values = Uint32Array.from(docs.toSorted((a, b) => a - b).map((doc) => (doc << flagBits) | (doc % 5)))
      return { postings: postingList(values, values.length), weight }
    })
    return exactClause([], lists)
  })
const clauses = fc.array(clause, { minLength: 1, maxLength: 5 })

const docsOf = ({ expansions }: Clause): Set<number> =>
  new Set(expansions.flatMap(({ postings }) => [...postings.values].map((value) => value >>> flagBits)))
const all = Array.from({ length: maxDoc }, (_, doc) => doc)

test('near matches are the documents that miss exactly one clause which is not the rarest, with the scores of the others', () => {
  fc.assert(
    fc.property(clauses, (given) => {
      const [rarest] = given.toSorted((a, b) => postingsCount(a) - postingsCount(b))
      const found = scorer().collectNear(given)
      for (const missing of given.filter((one) => one !== rarest)) {
        const others = given.filter((one) => one !== missing)
        const alone = scorer()
        const expected = alone.collect(alone.matchAll(others))
        const excluded = docsOf(missing)
        const rows = [...expected.docs]
          .map((doc, at) => [doc, expected.scores[at]] as const)
          .filter(([doc]) => !excluded.has(doc))
        const near = found.find((one) => one.missing === missing)
        const nearRows = [...(near?.docs ?? [])].map((doc, at) => [doc, near?.scores[at]] as const)
        expect(nearRows.toSorted(([a], [b]) => a - b)).toEqual(rows.toSorted(([a], [b]) => a - b))
      }
    }),
  )
})

test('what matches most clauses is what no document matches more of', () => {
  fc.assert(
    fc.property(clauses, (given) => {
      const sets = given.map(docsOf)
      const countOf = (doc: number) => sets.filter((docs) => docs.has(doc)).length
      const most = Math.max(...all.map(countOf))
      const one = scorer()
      const { docs } = one.collect(one.matchMost({ clauses: given, required: [], isAllRequired: false }, () => 1))
      expect([...docs]).toEqual(all.filter((doc) => countOf(doc) === most))
    }),
  )
})

test('no document scores above the highest score that its clauses allow', () => {
  fc.assert(
    fc.property(clauses, (given) => {
      const one = scorer()
      const { scores } = one.collect(one.matchAll(given))
      expect(Math.max(0, ...scores)).toBeLessThanOrEqual(one.scoreMax(given))
    }),
  )
})

test('a document in two lists is boosted once, whether the matches or the lists are read', () => {
  const listOf = (docs: readonly number[]) => {
    const values = Uint32Array.from(docs.map((doc) => doc << flagBits))
    return postingList(values, values.length)
  }
  for (const matching of [[3], all]) {
    const one = scorer()
    const count = one.matchAll([exactClause([], [{ postings: listOf(matching), weight: 1 }])])
    const before = one.collect(count)
    one.boost([listOf(all), listOf(all)], 0.5)
    const after = one.collect(count)
    expect(after.scores[0]).toBeCloseTo((before.scores[0] as number) * 1.5)
  }
})
