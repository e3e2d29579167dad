import { memoize } from './memoize.ts'
import { stemOf } from './stemmer.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { Concept } from './thesaurus-data.ts'
import { type Token, tokenize } from './tokenizer.ts'

/** A text that is being typed, prepared for the comparison with many names. */
export interface PrefixQuery {
  words: readonly string[]
  stems: readonly string[]
  concepts: readonly Concept[]
}

/** Compares a text that is being typed with names, such as those of brands and categories. */
export interface NameMatcher {
  readPrefixQuery(text: string): PrefixQuery
  /** Whether each word of the text begins a word of the name, or has its stem: `cell pho` matches `Cell phones`. */
  matchesPrefix(query: PrefixQuery, name: string): boolean
  /** Whether text and name mean the same concept: `carcasa` matches `Fundas`. */
  matchesConcept(query: PrefixQuery, name: string): boolean
  /** Whether the text is the name, in singular or plural, or means its concept: `phone` matches `Phones`, `pho` does not. */
  matchesExactly(query: PrefixQuery, name: string): boolean
}

/** Compares names by the concepts and without the stop words of the thesaurus. */
export function createNameMatcher(thesaurus: Thesaurus): NameMatcher {
  const significant = (tokens: readonly Token[]): Token[] => tokens.filter(({ word }) => !thesaurus.isStopWord(word))

  const read = (tokens: readonly Token[], concepts: readonly Concept[]): PrefixQuery => ({
    words: tokens.map(({ word }) => word),
    stems: stemsOf(tokens),
    concepts,
  })

  // Every key that is typed is compared with all brands and categories.
  const readName = memoize((name) => {
    const tokens = tokenize(name)
    const own = significant(tokens)
    return { ...read(tokens, soleConcepts(thesaurus, own)), whole: stemsOf(own).join(' ') }
  })

  const matchesConcept = ({ concepts }: PrefixQuery, name: string): boolean =>
    concepts.length > 0 && readName(name).concepts.some((concept) => concepts.includes(concept))

  return {
    readPrefixQuery(text) {
      const tokens = significant(tokenize(text))
      return read(tokens, soleConcepts(thesaurus, tokens))
    },
    matchesPrefix({ words, stems }, name) {
      if (words.length === 0) return false
      const own = readName(name)
      for (let at = 0; at < words.length; at += 1) if (!begins(own, words[at], stems[at])) return false
      return true
    },
    matchesConcept,
    matchesExactly: (query, name) =>
      (query.stems.length > 0 && query.stems.join(' ') === readName(name).whole) || matchesConcept(query, name),
  }
}

/** Whether a word of a name begins with a word, or has its stem. Without a function: it is called for every brand. */
function begins(name: Pick<PrefixQuery, 'words' | 'stems'>, word = '', stem = ''): boolean {
  for (let at = 0; at < name.words.length; at += 1)
    if (name.words[at]?.startsWith(word) || name.stems[at] === stem) return true
  return false
}

const stemsOf = (tokens: readonly Token[]): string[] => tokens.map(({ word }) => stemOf(word))

/** The concepts of a text that is one word or one phrase of the thesaurus; none where it names two things. */
function soleConcepts(thesaurus: Thesaurus, tokens: readonly Token[]): readonly Concept[] {
  const stems = tokens.map(({ word }) => stemOf(word))
  const phrases = thesaurus.phrasesIn(tokens, stems)
  const inPhrases = new Set(phrases.flatMap(({ places }) => places))
  const others = stems.filter((_, place) => !inPhrases.has(place))
  if (phrases.length + others.length !== 1) return []
  return [...phrases.map(({ concept }) => concept), ...others.flatMap(thesaurus.conceptsOf)]
}
