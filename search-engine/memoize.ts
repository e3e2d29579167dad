const textsMax = 5_000

/**
 * Reads texts that come again and again, as brands and categories do: each once. With so many that they can hardly be
 * those, it starts anew.
 */
export function memoize<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const now = read(text)
    if (known.size >= textsMax) known.clear()
    known.set(text, now)
    return now
  }
}
