import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A product of the yardstick's catalogue, in the fields by which the store searches. */
export interface YardstickProduct {
  code: string
  name: string
  brand: string
  model: string
  category: string
}

/** A search with what its shopper wants: for each product that was judged its grade, from 0 to 3. */
export interface YardstickQuery {
  /** Which of the sets the search is of; figures are reported for each. */
  set: string
  q: string
  grades: Record<string, number>
  /** Whether every wanted product has its grade, so that one without a grade is unwanted and not merely unjudged. */
  isComplete: boolean
  /** How often it was searched, where that is known. */
  weight?: number
}

export interface Yardstick {
  products: YardstickProduct[]
  queries: YardstickQuery[]
}

export const productsFile = 'products.json'
export const queriesFile = 'queries.json'
/** From this grade on a product is what the shopper wants. */
export const relevantGrade = 2

/** What `prepare.ts` wrote into a folder. */
export function readYardstick(folder: string): Yardstick {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return { products: read(productsFile), queries: read(queriesFile) }
}

/**
 * Whether a search is of the third that nobody develops on. It depends on the words of the search alone, so that it is
 * the same third on every machine.
 */
export function isUnseen(q: string): boolean {
  return createHash('sha256').update(q.trim().toLowerCase()).digest().readUInt32BE(0) % 3 === 0
}
