import type { Languages } from './vocabulary.ts'

/** A meaning that several words share, by its name in the thesaurus: `cover` for `funda`, `case` and `carcasa`. */
export type Concept = string

/** What the words of some trade mean, as data. */
export interface ThesaurusData<Name extends Concept> {
  /**
   * The words and phrases of each concept, the singular alone and without stop words: `protector pantalla` stands for
   * `protectores de pantalla`. A word may belong to several concepts.
   */
  synonyms: Readonly<Record<Name, readonly string[]>>
  /** The broader concept (hypernym) of a narrower one: a `memoryCard` is also a `memory`. */
  hypernyms: Readonly<Partial<Record<NoInfer<Name>, NoInfer<Name>>>>
  /** For a kind of which there may be no document the kind to offer then: no broader one, but the nearest. */
  nearestKinds?: Readonly<Partial<Record<NoInfer<Name>, NoInfer<Name>>>>
  /** Words without a meaning of their own, such as articles; no query is searched for them. */
  stopWords: ReadonlySet<string>
  /** Words that are names elsewhere and say nothing behind a stop word, such as `mi` in `para mi`. */
  particles?: ReadonlySet<string>
  /** Those of them that say nothing at the beginning of a text either, such as `a`. */
  openings?: ReadonlySet<string>
  /** Words that say a number of things before a link and the name of a kind, and something else alone: `juego de destornilladores`. */
  setWords?: ReadonlySet<string>
  /** Words that tell one edition of a model from another. */
  editions?: ReadonlySet<string>
  /** Words that join two of a kind, such as `and`: no word is likely behind one. */
  linkWords?: ReadonlySet<string>
  /** Words before what describes the thing named before them, such as `with`. */
  withWords?: ReadonlySet<string>
  /** The concepts of which a document is. A query is never searched without one that it names. */
  kinds?: ReadonlySet<string>
  /** The concepts that are names: a document of the broader concept is not what a query for one means. */
  properNames?: ReadonlySet<string>
  /** Kinds that others are made for: beside one of these they only say for what it is. */
  devices?: ReadonlySet<Name>
  /** The concepts by which versions of one document differ, such as colours. */
  variants?: ReadonlySet<string>
  /** What may stand behind a model's name without making it another model, such as `5g`. */
  versions?: readonly string[]
  /** By preference the words that judge and describe nothing, such as `cheap` for a low price: no document has to contain them. */
  preferences?: Readonly<Record<string, readonly string[]>>
  /** By kind the names of those who make it: a query for one alone means that kind. */
  makers?: Readonly<Partial<Record<NoInfer<Name>, readonly string[]>>>
  /** Words that mean something, if nothing in this trade: they are no typos of other words. */
  otherWords?: readonly string[]
  /** Words of every trade, such as pronouns, which nobody mistypes for a name: they are never corrected. */
  commonWords?: readonly string[]
  /** In which languages a single word of a concept is, in its form without accents; without it in all. */
  languagesOf?: (word: string) => Languages
}
