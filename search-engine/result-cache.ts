import type { TextMatches } from './text-matches.ts'

const queriesMax = 1_000
/** In all cached results of a generation; a document with its score takes eight bytes. */
const docsMax = 1_000_000

/**
 * Searches a query. Where few documents match all of it, others may follow (`TextMatches.partial`); without `isFilled` the
 * caller does not read them, and they may be missing.
 */
export type Search = (q: string, isFilled?: boolean) => TextMatches

/**
 * The search with the results of repeated queries cached until `version` changes. A query repeats with every page and
 * every branch of a list, but most texts that are searched while somebody types come once: a result is cached when its
 * query comes for the second time.
 */
export function cacheResults(search: Search, version: () => number): Search {
  /**
   * By query its result, or null after its first time. There are two generations: when the younger is full it becomes
   * the older one, which is dropped whole. A query that is used again moves to the younger.
   */
  let younger = new Map<string, TextMatches | null>()
  let older = new Map<string, TextMatches | null>()
  let youngerDocs = 0
  let cachedVersion = -1
  /** One request searches the same several times. */
  let last: { q: string; matches: TextMatches } | undefined

  function startGeneration(before: Map<string, TextMatches | null>): void {
    older = before
    younger = new Map()
    youngerDocs = 0
  }

  function store(q: string, matches: TextMatches | null): void {
    if (younger.size >= queriesMax || youngerDocs >= docsMax) startGeneration(younger)
    younger.set(q, matches)
    youngerDocs += matches?.docs.length ?? 0
  }

  return (q, isFilled = true) => {
    if (cachedVersion !== version()) {
      startGeneration(new Map())
      last = undefined
      cachedVersion = version()
    }
    if (last?.q === q) return last.matches
    const cached = younger.has(q) ? younger.get(q) : older.get(q)
    // What is cached is filled: it serves both.
    const isStored = cached !== undefined
    const matches = cached ?? search(q, isFilled || isStored)
    if (!younger.get(q)) store(q, isStored ? matches : null)
    if (isFilled || isStored) last = { q, matches }
    return matches
  }
}
