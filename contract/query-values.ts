/**
 * What a query string says under a name, undefined for nothing. A name that comes several times is a list: a form
 * without JavaScript sends each ticked brand, and both ends of a price range, under one name. A field that takes one
 * value, such as `category`, refuses the list. Empty values alone are nothing.
 */
export function queryValue(search: URLSearchParams, name: string): string | undefined {
  return valueOf(search.getAll(name))
}

/** All that a query string says, by name; read once, however many names it has. */
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
