const resultsMax = 5_000

/**
 * The function with its results cached by text. For texts that repeat, such as the names of brands and categories. The
 * cache is emptied at 5,000 texts: so many different ones are hardly such names.
 */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  return memoizeUntilCleared(compute, resultsMax).of
}

/** Results by text that a change makes out of date. */
export interface Memo<Result> {
  of(text: string): Result
  /** Drops all results; costs nothing where there are none. */
  clear(): void
}

/** The same for results that become out of date, of at most `max` texts. */
export function memoizeUntilCleared<Result>(compute: (text: string) => Result, max: number): Memo<Result> {
  const results = new Map<string, Result>()
  return {
    of(text) {
      const known = results.get(text)
      if (known !== undefined) return known
      const result = compute(text)
      if (results.size >= max) results.clear()
      results.set(text, result)
      return result
    },
    clear() {
      if (results.size > 0) results.clear()
    },
  }
}
