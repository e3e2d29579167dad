/**
 * The value of a name in a query string, or undefined. A repeated name gives a list, `apple,samsung`: a form without
 * JavaScript sends each ticked brand, and both ends of a price range, under one name. A field for one value, such as
 * `category`, then refuses the list. Empty values count as missing.
 */
export function queryValue(search: URLSearchParams, name: string): string | undefined {
  return valueOf(search.getAll(name))
}

/** All values of a query string, by name. */
export function queryValues(search: URLSearchParams): Record<string, string> {
  const given = new Map<string, string[]>()
  for (const [name, value] of search) {
    const before = given.get(name)
    if (before) before.push(value)
    else given.set(name, [value])
  }
  return Object.fromEntries(
    [...given].flatMap(([name, values]) => {
      const value = valueOf(values)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

function valueOf(values: readonly string[]): string | undefined {
  const value = values.join(',')
  return /[^,]/.test(value) ? value : undefined
}
