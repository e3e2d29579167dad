import { expandClause } from './expand-clause.ts'
import { groupTokens } from './group-tokens.ts'
import { withUnits } from './memory-sizes.ts'
import { meantPreference } from './meant-preference.ts'
import type { JudgedIndex } from './word-importance.ts'
import { type Query, clausesMax, tokensMax } from './query.ts'
import { splitCompounds } from './split-compounds.ts'
import { stemOf } from './stemmer.ts'
import { type Token, isNumber, normalize, tokenizeNormalized } from './tokenizer.ts'
import { metresSoldAs } from './unit-words.ts'

/**
 * Reads a query: cuts it into tokens, groups them into clauses and finds the terms of each clause. The last word may be
 * unfinished: `funda tran` matches `funda transparente`.
 */
export function parseQuery(index: JudgedIndex, q: string): Query {
  const text = normalize(q.trim())
  const sized = withUnits({ text, tokens: tokenizeNormalized(text).slice(0, tokensMax) })
  const tokens = inMetres(index, splitCompounds(index, sized))
  const all = groupTokens(index, tokens)
  const { preferences, named } = splitPreferences(index, all)
  // A query of preferences alone is searched as it stands.
  const groups = (named.length > 0 ? named : all).slice(0, clausesMax)
  const last = groups.at(-1)
  return {
    text,
    tokens,
    preferences: named.length > 0 ? preferences : [],
    clauses: groups.map((group) =>
      expandClause(index, group, {
        isLast: group === last && group.at(-1) === tokens.at(-1),
        isAlone: group.length === tokens.length,
      }),
    ),
  }
}

/** Feet as the metres that goods of such a length have, where no document has the feet: `6 pies` is `2 m`. */
function inMetres(index: JudgedIndex, tokens: readonly Token[]): Token[] {
  const converted = [...tokens]
  for (const [place, { word }] of tokens.entries()) {
    const next = tokens[place + 1]
    if (!isNumber(word) || next?.word !== 'ft' || index.postingsOf(`${word}ft`)) continue
    const metres = metresSoldAs(Number(word))
    if (metres === undefined) continue
    const { group } = next
    converted[place] = { ...(tokens[place] as Token), word: String(metres), group }
    converted[place + 1] = { ...next, word: 'm' }
  }
  return converted
}

type Groups = readonly (readonly Token[])[]

/** A row of words may say a preference, the longest first: `a buen precio`, `segunda mano`. */
const wordCounts = [3, 2, 1]

/** The preferences that groups of tokens say, and the other groups. */
function splitPreferences(index: JudgedIndex, groups: Groups): { preferences: Query['preferences']; named: Groups } {
  const { thesaurus } = index
  const preferences: { preference: string; token: Token }[] = []
  const named: (readonly Token[])[] = []
  for (let place = 0; place < groups.length;) {
    const preferenceOf = (count: number) => {
      const words = groups.slice(place, place + count).flat()
      const [first, ...others] = words.map(({ word }) => stemOf(word))
      return words.length === count && first !== undefined ? thesaurus.preferenceOf(first, ...others) : undefined
    }
    const count = wordCounts.find((one) => preferenceOf(one) !== undefined)
    const group = groups[place] as readonly Token[]
    const [token, second] = group as readonly [Token, ...Token[]]
    const isLast = place === groups.length - 1
    const preference = count ? preferenceOf(count) : second ? undefined : meantPreference(index, token, isLast)
    if (preference === undefined) named.push(group)
    else preferences.push({ preference, token })
    place += count ?? 1
  }
  return { preferences, named }
}
