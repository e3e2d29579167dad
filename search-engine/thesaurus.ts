import { type Concept, stopWords, synonyms } from './synonyms.ts'
import { stemOf, tokenize } from './tokenizer.ts'

interface Phrase {
  stems: string[]
  meaning: Concept
}

const byStem = new Map<string, Concept[]>()
const phrasesByFirst = new Map<string, Phrase[]>()

/** The single words of the table as they are shown, with their accents. */
export const synonymWords: { word: string; shown: string }[] = []

for (const [meaning, texts] of Object.entries(synonyms) as [Concept, readonly string[]][]) {
  for (const text of texts) {
    const tokens = tokenize(text)
    const stems = tokens.map(({ word }) => stemOf(word))
    const [first] = stems
    if (first === undefined) continue
    if (stems.length > 1) phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), { stems, meaning }])
    else byStem.set(first, [...(byStem.get(first) ?? []), meaning])
    if (stems.length === 1) synonymWords.push({ word: tokens[0]?.word ?? '', shown: tokens[0]?.shown ?? '' })
  }
}
for (const phrases of phrasesByFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length)

const none: readonly Concept[] = []

/** What a single word may mean. */
export function conceptsOf(stem: string): readonly Concept[] {
  return byStem.get(stem) ?? none
}

export interface FoundPhrase {
  meaning: Concept
  /** The places of its words, fill words between them left out. */
  places: number[]
}

/**
 * The phrases of the table in a row of words, the longest first, none overlapping. `protector de pantalla` is one of
 * `protector pantalla`.
 */
export function phrasesIn(tokens: readonly { word: string }[], stems: readonly string[]): FoundPhrase[] {
  const found: FoundPhrase[] = []
  let place = 0
  while (place < stems.length) {
    const phrase = phraseAt(tokens, stems, place)
    if (phrase) found.push(phrase)
    place = phrase ? (phrase.places.at(-1) as number) + 1 : place + 1
  }
  return found
}

function phraseAt(
  tokens: readonly { word: string }[],
  stems: readonly string[],
  first: number,
): FoundPhrase | undefined {
  for (const phrase of phrasesByFirst.get(stems[first] as string) ?? []) {
    const places = [first]
    let place = first + 1
    for (const stem of phrase.stems.slice(1)) {
      while (place < stems.length && stems[place] !== stem && stopWords.has((tokens[place] as { word: string }).word))
        place += 1
      if (stems[place] !== stem) break
      places.push(place)
      place += 1
    }
    if (places.length === phrase.stems.length) return { meaning: phrase.meaning, places }
  }
  return undefined
}
