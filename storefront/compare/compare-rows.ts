/** The texts of one product in a comparison. */
export interface ComparedProduct {
  facts: readonly { name: string; value: string | null }[]
  specifications: readonly { name: string; value: string }[]
}

export interface CompareRow {
  name: string
  /** The value for each product, in the order of the products; null where a product has none. */
  values: readonly (string | null)[]
  /** Whether the products have the same value, ignoring case. A missing value differs from every text. */
  isSame: boolean
}

/**
 * The rows of a comparison: first the facts, then each specification that at least one product has, in the order of
 * first appearance. A row without any value is left out, and a specification with the name of a fact is not repeated.
 */
export function compareRows(products: readonly ComparedProduct[]): CompareRow[] {
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
