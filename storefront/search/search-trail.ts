/** The stored value is a list of pairs of product code and `queryID`, the newest last. */
const key = 'search.trail'
const productsMax = 50

/** Stores the search that a product was opened from, so that events on the product's page count for that search too. */
export function storeSearchOf(productCode: string, queryID: string): void {
  const others = readTrail().filter(([code]) => code !== productCode)
  try {
    sessionStorage.setItem(key, JSON.stringify([...others, [productCode, queryID]].slice(-productsMax)))
  } catch {
    // Without storage fewer events name their search; the page works the same.
  }
}

/** The search of this tab that led to a product. */
export function searchOf(productCode: string): string | undefined {
  return readTrail().find(([code]) => code === productCode)?.[1]
}

function readTrail(): [string, string][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isStep) : []
  } catch {
    return []
  }
}

function isStep(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
