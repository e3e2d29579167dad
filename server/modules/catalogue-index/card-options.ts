import { sharersOf } from './card-groups.ts'
import { decodeCard } from './card-record.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { lengthOf } from './facet-columns.ts'

/** What a card says of the others that share it. A single value is no choice and left out. */
export interface CardOptions {
  /** English colour words. */
  colors: string[]
  storages: string[]
  /** Of cables. */
  lengths: string[]
}

/** The colours, storages and lengths of the products that share a document's card, in the order of their codes. */
export function cardOptionsOf(index: CatalogueIndex, doc: number): CardOptions {
  const sharers = sharersOf(index, doc)
  if (sharers.length < 2) return { colors: [], storages: [], lengths: [] }
  const records = sharers.map((one) => decodeCard(index.cardRecords[one] as string))
  return {
    colors: choices(records.map(({ color }) => color)),
    storages: choices(records.map(({ storage }) => storage)),
    lengths: choices(sharers.map((one) => lengthOf(index.facets, one))),
  }
}

function choices(given: readonly (string | null)[]): string[] {
  const different = [...new Set(given.filter((value) => value !== null))]
  return different.length > 1 ? different : []
}
