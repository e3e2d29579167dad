import { lacksOrSwaps } from './edit-distance.ts'
import { type FoundPhrase, type Phrase, createPhraseFinder } from './phrase-finder.ts'
import { createSimilarWords } from './similar-words.ts'
import { stemOf } from './stemmer.ts'
import type { Concept, ThesaurusData } from './thesaurus-data.ts'
import { type Token, tokenize } from './tokenizer.ts'
import { type Languages, allLanguages } from './vocabulary.ts'

/** A thesaurus, ready for look-ups. */
export interface Thesaurus {
  /** The concepts that a single word may mean, by its stem. */
  conceptsOf(stem: string): readonly Concept[]
  hypernymOf(concept: Concept): Concept | undefined
  /** The kind to offer where no document is of this one. */
  nearestKindOf(concept: Concept): Concept | undefined
  /** The phrases of the thesaurus in a text, the longest first, none overlapping; `stems` are those of `tokens`. */
  phrasesIn(tokens: readonly Pick<Token, 'word'>[], stems: readonly string[]): FoundPhrase[]
  /** Whether a phrase begins with a stem. */
  beginsPhrase(stem: string): boolean
  /** The kind that somebody makes who is called so, by the stem of the name. */
  kindMadeBy(stem: string): Concept | undefined
  isStopWord(word: string): boolean
  isLinkWord(word: string): boolean
  isParticle(word: string): boolean
  isSetWord(word: string): boolean
  isOpening(word: string): boolean
  /** Whether a word belongs to no trade, so that it is never corrected and completed only where it stands alone. */
  isCommon(word: string): boolean
  isEdition(word: string): boolean
  editions: readonly string[]
  /** Whether what stands behind a word describes what stands before it, as behind `with`. */
  isWithWord(word: string): boolean
  /**
   * Adds words and phrases that mean the same as the first of them that is known, else a new kind of document. Documents
   * that are in an index already are not read again.
   */
  addSynonyms(texts: readonly string[]): void
  isKind(concept: Concept): boolean
  isProperName(concept: Concept): boolean
  /** Whether versions of one document differ by a concept. */
  isVariant(concept: Concept): boolean
  /** The single words of a concept. */
  wordsOf(concept: Concept): readonly string[]
  /** The preference that a word says, or a row of words, by their stems. */
  preferenceOf(stem: string, ...others: readonly string[]): string | undefined
  /** The stems of the words that say a preference. */
  stemsOfPreference(preference: string): readonly string[]
  /** The words of preferences that a word sounds like or is a typo or two from, the nearest first. */
  preferencesLike(word: string): readonly SimilarName[]
  /** The preference of a word that begins so. */
  preferenceBegunBy(prefix: string): string | undefined
  /** What may stand behind a model's name and says its version. */
  versions: readonly (readonly Token[])[]
  /** Whether others are made for what a concept names. */
  isDevice(concept: Concept): boolean
  /** The names of makers of a kind and of things of one maker that a word sounds like or is one typo from, the nearest first. */
  namesLike(word: string): readonly SimilarName[]
  /** Whether a stem is that of a word which means something, whether documents contain it or not. */
  isKnown(stem: string): boolean
  /** The single words of the thesaurus, with their accents in `shown`. */
  words: readonly { word: string; shown: string; languages: Languages }[]
}

/** A name, and how far a word is from it: as many typos, or less where both sound alike. */
export interface SimilarName {
  name: string
  distance: number
}

const none: readonly never[] = []
const noConcepts: ReadonlySet<string> = new Set()
const stemsIn = (text: string): string[] => tokenize(text).map(({ word }) => stemOf(word))
const foldWord = (text: string): string => tokenize(text)[0]?.word ?? ''

/** Prepares the data for look-ups by stem. */
export function createThesaurus<Name extends Concept>(data: ThesaurusData<Name>): Thesaurus {
  const { hypernyms, nearestKinds = {}, kinds = noConcepts, properNames = noConcepts } = data as ThesaurusData<Concept>
  const { devices = noConcepts, variants = noConcepts } = data as ThesaurusData<Concept>
  const { byStem, phrasesByFirstStem, words, wordsByConcept, add } = readSynonyms(data as ThesaurusData<Concept>)
  const lists = readWordLists(data as ThesaurusData<Concept>)
  // `celular con cargador` is no `cargador de celular`.
  const phraseAt = createPhraseFinder(phrasesByFirstStem, (word) => lists.isStopWord(word) && !lists.isWithWord(word))
  const ownKinds = new Set<Concept>()

  /** The concept of a word or a whole phrase. */
  function conceptOf(text: string): Concept | undefined {
    const tokens = tokenize(text)
    const stems = tokens.map(({ word }) => stemOf(word))
    if (tokens.length === 1) return byStem.get(stems[0] as string)?.[0]
    const phrase = tokens.length > 0 ? phraseAt(tokens, stems, 0) : undefined
    return phrase?.places.at(-1) === tokens.length - 1 ? phrase.concept : undefined
  }

  return {
    ...lists,
    addSynonyms(texts) {
      const [known] = texts.flatMap((text) => conceptOf(text) ?? [])
      const concept = known ?? `own ${ownKinds.size + 1}`
      if (known === undefined) ownKinds.add(concept)
      for (const text of texts) if (conceptOf(text) === undefined) add(concept, text)
    },
    conceptsOf: (stem) => byStem.get(stem) ?? none,
    hypernymOf: (concept) => hypernyms[concept],
    nearestKindOf: (concept) => nearestKinds[concept],
    phrasesIn(tokens, stems) {
      const found: FoundPhrase[] = []
      for (let place = 0; place < stems.length; place += 1) {
        const phrase = phraseAt(tokens, stems, place)
        if (!phrase) continue
        found.push(phrase)
        place = phrase.places.at(-1) as number
      }
      return found
    },
    beginsPhrase: (stem) => phrasesByFirstStem.has(stem),
    isKind: (concept) => kinds.has(concept) || ownKinds.has(concept),
    isProperName: (concept) => properNames.has(concept),
    isVariant: (concept) => variants.has(concept),
    isDevice: (concept) => devices.has(concept),
    wordsOf: (concept) => wordsByConcept.get(concept) ?? none,
    namesLike: createNameFinder(data as ThesaurusData<Concept>, wordsByConcept),
    isKnown: (stem) => byStem.has(stem) || lists.isOther(stem) || lists.preferenceOf(stem) !== undefined,
    words,
  }
}

/** The words that mean no concept. */
function readWordLists(data: ThesaurusData<Concept>) {
  const { stopWords, linkWords = noConcepts, editions = noConcepts, preferences = {} } = data
  const { otherWords = [], commonWords = [], withWords = noConcepts, makers = {} } = data
  const kindByMaker = new Map<string, Concept>()
  for (const [kind, names] of Object.entries(makers as Readonly<Record<Concept, readonly string[]>>))
    for (const name of names) kindByMaker.set(stemOf(foldWord(name)), kind)
  const preferenceByStems = new Map<string, string>()
  for (const [preference, texts] of Object.entries(preferences))
    for (const text of texts) preferenceByStems.set(stemsIn(text).join(' '), preference)
  const stemsByPreference = new Map(
    Object.entries(preferences).map(([preference, texts]) => [
      preference,
      texts.map(stemsIn).flatMap((stems) => (stems.length === 1 ? stems : [])),
    ]),
  )
  const preferenceWords = Object.entries(preferences).flatMap(([preference, texts]) =>
    texts
      .map((text) => tokenize(text))
      .flatMap(([first, second]) => (first && !second ? [{ word: first.word, preference }] : [])),
  )
  const common = new Set(commonWords)
  const otherStems = new Set(otherWords.map((word) => stemOf(foldWord(word))))
  return {
    kindMadeBy: (stem: string) => kindByMaker.get(stem),
    isStopWord: (word: string) => stopWords.has(word),
    isSetWord: (word: string) => (data.setWords ?? noConcepts).has(word),
    isParticle: (word: string) => (data.particles ?? noConcepts).has(word),
    isOpening: (word: string) => (data.openings ?? noConcepts).has(word),
    isLinkWord: (word: string) => linkWords.has(word),
    isCommon: (word: string) => common.has(word) || stopWords.has(word),
    isEdition: (word: string) => editions.has(word),
    editions: [...editions],
    versions: (data.versions ?? []).map(tokenize),
    isWithWord: (word: string) => withWords.has(word),
    preferenceOf: (...stems: readonly string[]) => preferenceByStems.get(stems.join(' ')),
    stemsOfPreference: (preference: string) => stemsByPreference.get(preference) ?? none,
    preferencesLike: createNearFinder(preferenceWords.map(({ word }) => word)),
    preferenceBegunBy: (prefix: string) => preferenceWords.find(({ word }) => word.startsWith(prefix))?.preference,
    isOther: (stem: string) => otherStems.has(stem),
  }
}

/** Many other words are one typo from a shorter name, such as `vivo` or `sony`. */
const nameLengthMin = 5

function createNameFinder(
  { makers = {}, properNames = noConcepts }: ThesaurusData<Concept>,
  wordsByConcept: ReadonlyMap<Concept, readonly string[]>,
): Thesaurus['namesLike'] {
  const made = Object.values(makers as Readonly<Record<Concept, readonly string[]>>).flat()
  const own = [...properNames].flatMap((concept) => wordsByConcept.get(concept) ?? [])
  const namesNear = createNearFinder([...made.map(foldWord), ...own].filter((name) => name.length >= nameLengthMin))
  const isLikely = (word: string, { name, distance }: SimilarName) =>
    distance < 1 || (distance === 1 && (word.length > nameLengthMin || lacksOrSwaps(word, name)))
  return (word) => namesNear(word).filter((one) => isLikely(word, one))
}

/** Finds those of some words that another one sounds like or is a typo or two from, the nearest first. */
function createNearFinder(texts: readonly string[]): (word: string) => SimilarName[] {
  const words = [...new Set(texts)]
  const similar = createSimilarWords(words)
  return (word) =>
    similar.similarTo(word, () => true).map(({ id, distance }) => ({ name: words[id] as string, distance }))
}

function readSynonyms({ synonyms, languagesOf = () => allLanguages }: ThesaurusData<Concept>) {
  const byStem = new Map<string, Concept[]>()
  const phrasesByFirstStem = new Map<string, Phrase[]>()
  const words: { word: string; shown: string; languages: Languages }[] = []
  const wordsByConcept = new Map<Concept, string[]>()
  function add(concept: Concept, text: string): void {
    const [first, ...others] = tokenize(text)
    if (!first) return
    const stems = [first, ...others].map(({ word }) => stemOf(word))
    if (others.length > 0) {
      push(phrasesByFirstStem, stems[0] as string, { stems, concept })
      phrasesByFirstStem.get(stems[0] as string)?.sort((a, b) => b.stems.length - a.stems.length)
      return
    }
    push(byStem, stems[0] as string, concept)
    words.push({ word: first.word, shown: first.shown, languages: languagesOf(first.word) })
    push(wordsByConcept, concept, first.word)
  }
  for (const [concept, texts] of Object.entries(synonyms)) for (const text of texts) add(concept, text)
  return { byStem, phrasesByFirstStem, words, wordsByConcept, add }
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
