import type { Token } from './tokenizer.ts'

/** A row of stems that means something of its own. */
export interface Phrase {
  stems: string[]
  concept: string
}

/** A phrase in a row of tokens. */
export interface FoundPhrase {
  concept: string
  /** The places of its tokens; stop words between them are left out. */
  places: number[]
}

const none: readonly never[] = []

/** Finds the longest phrase that begins at a place. `protector de pantalla` is one of `protector pantalla`. */
export function createPhraseFinder(phrasesByFirstStem: Map<string, Phrase[]>, isStopWord: (word: string) => boolean) {
  return (tokens: readonly Pick<Token, 'word'>[], stems: readonly string[], first: number): FoundPhrase | undefined => {
    for (const phrase of phrasesByFirstStem.get(stems[first] as string) ?? none) {
      const places = [first]
      let place = first + 1
      for (const stem of phrase.stems.slice(1)) {
        while (place < stems.length && stems[place] !== stem && isStopWord((tokens[place] as Token).word)) place += 1
        if (stems[place] !== stem) break
        places.push(place)
        place += 1
      }
      if (places.length === phrase.stems.length) return { concept: phrase.concept, places }
    }
    return undefined
  }
}
