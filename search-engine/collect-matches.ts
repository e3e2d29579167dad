import { correctedText } from './corrected-text.ts'
import { phrasesNamed } from './named-models.ts'
import { type Query, isKindClause } from './query.ts'
import { stemOf } from './stemmer.ts'
import { listsOf } from './term-expansion.ts'
import { type WordMatches, noMatches } from './text-matches.ts'
import { hasDigit } from './tokenizer.ts'
import type { WordSearch } from './word-search.ts'

const phraseShare = 0.2
const preferredShare = 0.06
const preferenceShare = 0.05
const literalShare = 0.07
const editionShare = 0.05

/** The matches with their scores, raised where a document has a whole phrase or the very words of the query. */
export function collectMatches(search: WordSearch, query: Query, count: number): WordMatches {
  const { index, scorer, preferredTerm, editionTerm } = search
  const { clauses, preferences, tokens } = query
  const phrases = phrasesNamed(index, query).map(({ postings }) => postings)
  scorer.boost(phrases, phraseShare)
  boostLiteral(search, query)
  const preferred = preferences.flatMap(({ preference }) => index.thesaurus.stemsOfPreference(preference))
  scorer.boost(listsOf(index, preferred), preferenceShare)
  if (preferredTerm && !clauses.some((clause) => isKindClause(index.thesaurus, clause))) {
    scorer.boost(listsOf(index, [preferredTerm]), preferredShare)
  }
  const namesEdition = tokens.some(({ word }) => index.thesaurus.isEdition(word))
  if (editionTerm && !namesEdition && tokens.some(({ word }) => hasDigit(word))) {
    scorer.boost(listsOf(index, [editionTerm]), -editionShare)
  }
  return {
    ...noMatches,
    ...scorer.collect(count),
    corrected: correctedText(index.thesaurus, query),
    isComplete: true,
    preferences: [...new Set(preferences.map(({ preference }) => preference))],
  }
}

/** Raises the documents that have the very words of the query, and not only others that mean the same: each word by its part. */
function boostLiteral({ index, scorer }: WordSearch, { tokens }: Query): void {
  const words = tokens.filter(({ word }) => !index.thesaurus.isStopWord(word))
  for (const { word } of words) {
    const postings = index.postingsOf(stemOf(word))
    if (postings) scorer.boost([postings], literalShare / words.length)
  }
}
