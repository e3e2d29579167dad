import { conceptsOf, phrasesIn } from './thesaurus.ts'
import { memoize } from './memoize.ts'
import { type Concept, stopWords } from './synonyms.ts'
import { type Token, stemOf, tokenize } from './tokenizer.ts'

/** A text that is being typed, ready to be held against many names. */
export interface PrefixQuery {
  words: string[]
  stems: string[]
  meanings: readonly Concept[]
}

/** Reads what has been typed so far, once for all names. */
export function readPrefixQuery(text: string): PrefixQuery {
  const tokens = telling(tokenize(text))
  return {
    words: tokens.map(({ word }) => word),
    stems: tokens.map(({ word }) => stemOf(word)),
    meanings: meaningsIn(tokens),
  }
}

/** Whether the text may be on the way to the name: each of its words begins one of the name's words. */
export function matchesPrefix({ words, stems }: PrefixQuery, name: string): boolean {
  const own = readName(name)
  return (
    words.length > 0 &&
    words.every((word, place) => own.words.some((one, at) => one.startsWith(word) || own.stems[at] === stems[place]))
  )
}

/** Whether the text means what the name means: `carcasa` the `Fundas`. */
export function matchesConcept({ meanings }: PrefixQuery, name: string): boolean {
  return meanings.length > 0 && readName(name).meanings.some((one) => meanings.includes(one))
}

/** Brands and categories are held against every key that is typed. */
const readName = memoize((name): PrefixQuery => {
  const tokens = tokenize(name)
  return {
    words: tokens.map(({ word }) => word),
    stems: tokens.map(({ word }) => stemOf(word)),
    meanings: meaningsIn(telling(tokens)),
  }
})

const telling = (tokens: readonly Token[]): Token[] => tokens.filter(({ word }) => !stopWords.has(word))

/** What words mean as a whole; nothing where they say two things. */
function meaningsIn(tokens: readonly Token[]): readonly Concept[] {
  const stems = tokens.map(({ word }) => stemOf(word))
  const phrases = phrasesIn(tokens, stems)
  const inPhrases = new Set(phrases.flatMap(({ places }) => places))
  const others = stems.filter((_, place) => !inPhrases.has(place))
  if (phrases.length + others.length !== 1) return []
  return [...phrases.map(({ meaning }) => meaning), ...others.flatMap(conceptsOf)]
}
