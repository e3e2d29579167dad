import type { TaxpayerState } from '#domain/tax-id/taxpayer.ts'

/** A company or a person in the tax authority's register. */
export interface Taxpayer {
  /** The digits of an RNC (nine) or of a national ID (eleven). */
  taxId: string
  name: string
  tradeName: string | null
  state: TaxpayerState
}

/** A row of the tax authority's file. A refused row has its number alone. */
export type IncomingTaxpayer = { taxId: string; line: number } & (
  | Omit<Taxpayer, 'taxId'>
  | { name: null; tradeName: null; state: null }
)
