/** What a comparison knows of each product. */
export interface Stated {
  facts: readonly { name: string; value: string | null }[]
  specifications: readonly { name: string; value: string }[]
}

export interface CompareRow {
  name: string
  /** One for each product; null where it states nothing. */
  values: readonly (string | null)[]
  /** All products say the same. */
  isSame: boolean
}

/**
 * The rows of a comparison: the facts, then each specification that any product states, in the order they are first
 * met. A row that no product states is left out, and a fact is not told again as a specification.
 */
export function compareRows(products: readonly Stated[]): CompareRow[] {
  const lists = products.map(({ facts, specifications }) => [...facts, ...specifications])
  const names = new Map<string, string>()
  for (const { name, value } of lists.flat()) if (value && !names.has(keyOf(name))) names.set(keyOf(name), name)
  return [...names].map(([key, name]) => {
    const values = lists.map((list) => list.find((stated) => keyOf(stated.name) === key && stated.value)?.value ?? null)
    return { name, values, isSame: values.every((value) => sameText(value, values[0] ?? null)) }
  })
}

const keyOf = (name: string) => name.trim().toLowerCase()
const sameText = (one: string | null, other: string | null) => one?.trim().toLowerCase() === other?.trim().toLowerCase()
