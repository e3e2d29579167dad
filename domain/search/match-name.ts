import { meaningsOf, phrasesIn } from './meanings.ts'
import { type Meaning, fillWords } from './synonyms.ts'
import { type Token, sharedTokensOf, stemOf, tokensOf } from './tokens.ts'

/** A text that is being typed, ready to be held against many names. */
export interface Begun {
  words: string[]
  stems: string[]
  meanings: readonly Meaning[]
}

/** Reads what has been typed so far, once for all names. */
export function readBegun(text: string): Begun {
  const tokens = telling(tokensOf(text))
  return { words: tokens.map(({ word }) => word), stems: tokens.map(({ word }) => stemOf(word)), meanings: meaningsIn(tokens) }
}

/** Whether the text may be on the way to one of these names: each of its words begins one of the name's words. */
export function beginsName({ words, stems }: Begun, names: readonly string[]): boolean {
  return (
    words.length > 0 &&
    names.some((name) => {
      const inName = sharedTokensOf(name)
      return words.every((word, place) => inName.some((one) => one.word.startsWith(word) || stemOf(one.word) === stems[place]))
    })
  )
}

/** Whether the text means what one of these names means: `carcasa` the `Fundas`. */
export function meansName({ meanings }: Begun, names: readonly string[]): boolean {
  return meanings.length > 0 && names.some((name) => meaningsIn(telling(sharedTokensOf(name))).some((one) => meanings.includes(one)))
}

const telling = (tokens: readonly Token[]): Token[] => tokens.filter(({ word }) => !fillWords.has(word))

/** What words mean as a whole; nothing where they say two things. */
function meaningsIn(tokens: readonly Token[]): readonly Meaning[] {
  const stems = tokens.map(({ word }) => stemOf(word))
  const phrases = phrasesIn(tokens, stems)
  const inPhrases = new Set(phrases.flatMap(({ places }) => places))
  const others = stems.filter((_, place) => !inPhrases.has(place))
  if (phrases.length + others.length !== 1) return []
  return [...phrases.map(({ meaning }) => meaning), ...others.flatMap(meaningsOf)]
}
