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
  /** Where the text is the name of a popular model: a picture of it, and the lowest price of its products. */
  | { kind: 'words'; text: string; pictureUrl?: string | null; fromCentavos?: number | undefined }
  /**
   * `isExact`: the typed text is a name of the category, or a word for it. A popular one has the picture of its most popular
   * product.
   */
  | { kind: 'category'; text: string; categoryId: number; isExact: boolean; pictureUrl?: string | null }
  | { kind: 'brand'; text: string; slug: string }
  | ProductSuggestion
  /** A page that says what the text asks for (SEARCH-49). */
  | { kind: 'page'; text: string; path: string }
  /** The search for the whole text, with the number of cards that its list has (decision 064). */
  | { kind: 'all'; text: string; total: number }

export interface ProductSuggestion {
  kind: 'product'
  text: string
  code: string
  pictureUrl: string | null
  priceCentavos: number | null
  /** The device that the text names and that the product fits, by its maker and model. */
  fits: string | null
}

/** Whether a product is among those that suggestions may come from. */
export type IsInScope = (doc: number) => boolean
