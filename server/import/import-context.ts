import type { Studio } from '#server/modules/products/studio-pictures.ts'
import type { NotationHint } from './cells.ts'
import type { ListColumns } from './find-columns.ts'
import type { Mapping } from './mapping-schema.ts'

/** What one run reads rows with. */
export interface ImportContext {
  mapping: Mapping
  columns: ListColumns
  /** How many characters each cell of a row may have. */
  cellLengths: readonly number[]
  /** RD$ for one unit of the list's currency. */
  rate: number
  branchCodes: readonly number[]
  studio: Studio
  now: Date
  /** The brands of the store by their names in small letters. */
  brands: ReadonlyMap<string, { name: string; slug: string }>
  /** Called with each cell that was left out because its value is impossible. */
  onLeftOut: (column: string) => void
  /** Called for an amount that an entry of the mapping would make readable. */
  onHint: (hint: NotationHint) => void
  /** Called for an amount with three decimals, which may be thousands. */
  onThousands: (column: string) => void
  /** Called for a name that was cut. */
  onCut: (column: string) => void
}
