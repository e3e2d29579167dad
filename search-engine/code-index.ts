import { codeKey } from './tokenizer.ts'

/** Documents by their codes, whole or by how they begin; case and signs do not matter. */
export interface CodeIndex {
  add(code: string, doc: number): void
  remove(code: string, doc: number): void
  /** The documents of exactly this code: `A-1` and `A1` may be two. */
  withKey(key: string): readonly number[]
  /** The documents whose codes are longer and begin so, at most `max`. */
  withPrefix(key: string, max: number): number[]
}

/** No codes yet. */
export function createCodeIndex(): CodeIndex {
  const byKey = new Map<string, number[]>()
  let sorted: string[] | undefined

  return {
    add(code, doc) {
      const key = codeKey(code)
      const docs = byKey.get(key)
      if (docs) docs.push(doc)
      else {
        byKey.set(key, [doc])
        sorted?.splice(firstFrom(sorted, key), 0, key)
      }
    },
    remove(code, doc) {
      const key = codeKey(code)
      const docs = (byKey.get(key) ?? []).filter((one) => one !== doc)
      if (docs.length > 0) return void byKey.set(key, docs)
      byKey.delete(key)
      const place = sorted ? firstFrom(sorted, key) : -1
      if (sorted?.[place] === key) sorted.splice(place, 1)
    },
    withKey: (key) => byKey.get(key) ?? [],
    withPrefix(key, max) {
      sorted ??= [...byKey.keys()].sort((a, b) => (a < b ? -1 : 1))
      const found: number[] = []
      for (let place = firstFrom(sorted, key); place < sorted.length && found.length < max; place += 1) {
        const code = sorted[place] as string
        if (!code.startsWith(key)) break
        if (code !== key) found.push(...(byKey.get(code) as number[]))
      }
      return found
    },
  }
}

function firstFrom(sorted: readonly string[], key: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < key) low = middle + 1
    else high = middle
  }
  return low
}
