import type { InvertedIndex } from './inverted-index.ts'
import { flagMask, flagBits, flagsIn } from './posting-list.ts'
import { stemOf } from './stemmer.ts'

/** How a word stands in the documents that contain it. */
export interface WordStanding {
  /** The share of them that it says most about: in which it stands in the best fields. */
  strongShare: number
  /** The share of them that come first where nothing else decides. */
  preferredShare: number
}

/** Judges words by the documents that contain them. */
export interface WordImportance {
  standingOf(word: string): WordStanding
  /** How much of what documents are a word says: how often it does, twice where they come first. */
  importanceOf(word: string): number
}

/** An index whose words are judged by where documents contain them. */
export interface JudgedIndex extends InvertedIndex {
  importance: WordImportance
}

export interface WordImportanceOptions {
  fieldWeights: Float32Array
  preferredTerm: string | undefined
}

/** Of a frequent word so many documents are read, evenly from all. */
const sampleMax = 64
// Weights are stored with a precision of seven digits.
const strongWeightMin = 0.899
const restShare = 0.1

interface JudgedWord extends WordStanding {
  importance: number
}

const nothing: JudgedWord = { strongShare: 0, preferredShare: 0, importance: 0 }

/** Standings are cached until a document changes. */
export function createWordImportance(
  index: InvertedIndex,
  { fieldWeights, preferredTerm }: WordImportanceOptions,
): WordImportance {
  let standings = new Map<string, JudgedWord>()
  let version = -1

  function judge(word: string): JudgedWord {
    if (version !== index.version()) {
      standings = new Map()
      version = index.version()
    }
    const known = standings.get(word)
    if (known) return known
    const read = readStanding(word)
    standings.set(word, read)
    return read
  }

  function readStanding(word: string): JudgedWord {
    const postings = index.postingsOf(stemOf(word))
    if (!postings || postings.length === 0) return nothing
    const preferred = preferredTerm === undefined ? undefined : index.postingsOf(preferredTerm)
    const step = Math.max(1, Math.floor(postings.length / sampleMax))
    let [read, strong, first] = [0, 0, 0]
    for (let place = 0; place < postings.length; place += step) {
      const value = postings.values[place] as number
      read += 1
      if ((fieldWeights[value & flagMask] as number) < strongWeightMin) continue
      strong += 1
      if (preferred && flagsIn(preferred, value >>> flagBits) >= 0) first += 1
    }
    const [strongShare, preferredShare] = [strong / read, first / read]
    const importance = postings.length * (restShare + strongShare + preferredShare)
    return { strongShare, preferredShare, importance }
  }

  return { standingOf: judge, importanceOf: (word) => judge(word).importance }
}
