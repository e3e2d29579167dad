import { lowerBound } from './lower-bound.ts'
import { codeKey } from './tokenizer.ts'

/** Documents by their codes, compared by `codeKey`: `A-1` and `A1` share a key and may be two documents. */
export interface CodeIndex {
  add(code: string, doc: number): void
  remove(code: string, doc: number): void
  /** The documents whose code has exactly this key. */
  withKey(key: string): readonly number[]
  /** The documents whose key begins with `prefix` and is longer, in the order of their keys, at most `max`. */
  withPrefix(prefix: string, max: number): number[]
}

/** The index of documents with these codes. */
export function createCodeIndex(codes: readonly (string | undefined)[] = []): CodeIndex {
  /** Nearly every key has one document; an array for each takes more than the key. */
  const byKey = new Map<string, number | number[]>()
  const docsOf = (key: string): readonly number[] => {
    const docs = byKey.get(key) ?? []
    return typeof docs === 'number' ? [docs] : docs
  }
  /** All keys in ascending order; built by the first search for a prefix. */
  let sorted: string[] | undefined

  function add(code: string, doc: number): void {
    const key = codeKey(code)
    const docs = docsOf(key)
    byKey.set(key, docs.length === 0 ? doc : [...docs, doc])
    if (docs.length === 0) sorted?.splice(placeOf(sorted, key), 0, key)
  }

  for (const [doc, code] of codes.entries()) if (code !== undefined) add(code, doc)
  return {
    add,
    remove(code, doc) {
      const key = codeKey(code)
      const docs = docsOf(key).filter((one) => one !== doc)
      if (docs.length > 0) return void byKey.set(key, docs)
      byKey.delete(key)
      const place = sorted ? placeOf(sorted, key) : -1
      if (sorted?.[place] === key) sorted.splice(place, 1)
    },
    withKey: docsOf,
    withPrefix(prefix, max) {
      sorted ??= [...byKey.keys()].sort((a, b) => (a < b ? -1 : 1))
      const found: number[] = []
      for (let place = placeOf(sorted, prefix); place < sorted.length && found.length < max; place += 1) {
        const key = sorted[place] as string
        if (!key.startsWith(prefix)) break
        if (key !== prefix) found.push(...docsOf(key))
      }
      return found
    },
  }
}

const placeOf = (sorted: readonly string[], key: string): number =>
  lowerBound(0, sorted.length, (place) => (sorted[place] as string) < key)
