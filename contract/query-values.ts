/**
 * What a query string says under a name, undefined for nothing. A name that comes several times is a list: a form without JavaScript sends each ticked
 * brand, and both ends of a price range, under one name. Empty values alone are nothing.
 */
export function queryValue(search: URLSearchParams, name: string): string | undefined {
  const value = search.getAll(name).join(',')
  return /[^,]/.test(value) ? value : undefined
}

/** All that a query string says, by name. */
export function queryValues(search: URLSearchParams): Record<string, string> {
  const values: [string, string][] = []
  for (const name of new Set(search.keys())) {
    const value = queryValue(search, name)
    if (value !== undefined) values.push([name, value])
  }
  return Object.fromEntries(values)
}
