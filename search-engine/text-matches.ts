/** The documents that match a query, each with its score: a higher score is a better match. Without an order. */
export interface TextMatches {
  docs: Uint32Array
  scores: Float32Array
  /** The query that was searched in place of the given one, where that has words that no document contains. */
  corrected: string | null
  /**
   * How many of the documents, the last ones, match all of the query but a word that only describes, or are of a longer model
   * than it names. The former are there where few match it whole; all belong behind the others.
   */
  partial: number
  /** No document matches all words that documents contain: these match the most of them. */
  isNear: boolean
  /** The preferences of the query (`ThesaurusData.preferences`), such as a low price: they order results and leave nothing out. */
  preferences: readonly string[]
  /** The query names a model with its number: documents of a longer model are among the partial ones. */
  namesModel: boolean
  /** The query names the maker of a kind, and documents are made for that alone: none is of the kind. */
  isMadeFor: boolean
  /**
   * Where the query names something that means a thing which no document is: the part of it that finds documents, for
   * instance `phone` of `phone by Nobody`; empty where no part does. Where `isNear` and the documents are of the kind that
   * the query names: its other words, if documents match them. Where `isMadeFor`: the kind. Null for any other query.
   */
  nearest: string | null
}

/** What the words of a query match, apart from codes. */
export interface WordMatches extends TextMatches {
  /** Whether each document matches every clause of the query, and no clause was left out. */
  isComplete: boolean
}

/** The matches whose documents are to be included. */
export function filterMatches(matches: WordMatches, isIncluded: (doc: number) => boolean): WordMatches {
  const { docs, scores, partial } = matches
  const places = [...docs.keys()].filter((place) => isIncluded(docs[place] as number))
  return {
    ...matches,
    docs: Uint32Array.from(places, (place) => docs[place] as number),
    scores: Float32Array.from(places, (place) => scores[place] as number),
    partial: places.filter((place) => place >= docs.length - partial).length,
  }
}

/** What is left of the score of matches that follow others. */
const behindShare = 0.5

/** The matches, followed by those of others that are not among them. */
export function followedBy(matches: WordMatches, others: WordMatches): WordMatches {
  const found = new Set(matches.docs)
  const rest = filterMatches(others, (doc) => !found.has(doc))
  return {
    ...matches,
    docs: Uint32Array.from([...matches.docs, ...rest.docs]),
    scores: Float32Array.from([...matches.scores, ...rest.scores.map((score) => score * behindShare)]),
    partial: matches.partial + rest.docs.length,
  }
}

/** No document matches. */
export const noMatches: WordMatches = {
  docs: new Uint32Array(0),
  scores: new Float32Array(0),
  corrected: null,
  partial: 0,
  isNear: false,
  namesModel: false,
  isMadeFor: false,
  preferences: [],
  nearest: null,
  isComplete: false,
}
