export interface SuggestionRequest {
  /** The typed text. */
  text: string
  category: number | undefined
  /** Slugs. */
  brands: string[]
  branchCode: number
  /** Codes of the products that were suggested for the text with one key less. */
  shown: string[]
}

/** A line under the search field. `text` is what is searched when the line is chosen. */
export type Suggestion =
  | { kind: 'history'; id: string; text: string }
  | { kind: 'words'; text: string }
  | { kind: 'category'; text: string; categoryId: number }
  | { kind: 'brand'; text: string; slug: string }
  | { kind: 'product'; text: string; code: string; pictureUrl: string | null; priceCentavos: number | null }

/** Whether a product is among those that suggestions may come from. */
export type IsInScope = (doc: number) => boolean
