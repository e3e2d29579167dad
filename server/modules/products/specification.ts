import type { LocalizedText } from './localized-text.ts'

export interface Specification {
  name: LocalizedText
  value: LocalizedText
}

/** What the comparison shows beside a card. */
export interface SpecificationsRow {
  code: string
  specifications: Specification[]
  warrantyDays: number
}
