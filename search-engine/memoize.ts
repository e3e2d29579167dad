const resultsMax = 5_000

/**
 * The function with its results cached by text. For texts that repeat, such as the names of brands and categories. The
 * cache is emptied at 5,000 texts: so many different ones are hardly such names.
 */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = compute(text)
    if (results.size >= resultsMax) results.clear()
    results.set(text, result)
    return result
  }
}
