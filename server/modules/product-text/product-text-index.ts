import type { AnalyzedDocument } from '#search-engine/analyzed-document.ts'
import type { SavedIndex } from '#search-engine/inverted-index.ts'
import { type TextIndex, type TextIndexOptions, createTextIndex } from '#search-engine/text-index.ts'
import { queryLengthMax } from '#domain/search/normalize-query.ts'
import {
  type ProductText,
  analyzeProduct,
  compatibleTerm,
  deviceTerm,
  editionTerm,
  spanish,
} from './analyze-product.ts'
import { fieldWeight } from './fields.ts'
import { deviceConcepts, optionalConcept } from './product-concepts.ts'
import { thesaurus } from './thesaurus.ts'

/** Devices that are no phones. */
const otherDevices = [...deviceConcepts].filter(
  (concept) => concept !== optionalConcept && thesaurus.hypernymOf(concept) !== optionalConcept,
)

/** A text index of products: as the search engine's, fed with the texts of products. */
export interface ProductTextIndex extends Omit<TextIndex, 'set'> {
  /** Adds a product, or replaces the one of this number. */
  set(doc: number, product: ProductText): void
  /** The same with a product whose texts were analysed before. */
  setAnalyzed(doc: number, document: AnalyzedDocument): void
}

/** An empty index that knows the words of this trade; or one that was saved by the same version (`textVersion`). */
export function createProductTextIndex(saved?: SavedIndex): ProductTextIndex {
  const options: TextIndexOptions = {
    queryLengthMax,
    thesaurus,
    fieldWeight,
    preferredTerm: deviceTerm,
    editionTerm,
    describedAfter: spanish,
    optionalConcept: { concept: optionalConcept, preferredTerm: compatibleTerm, others: otherDevices },
  }
  const index = createTextIndex(options, saved)
  return { ...index, set: (doc, product) => index.set(doc, analyzeProduct(product)), setAnalyzed: index.set }
}
