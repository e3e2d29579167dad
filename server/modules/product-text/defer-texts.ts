import type { ProductTextIndex } from './product-text-index.ts'
import { analyzeProduct } from './analyze-product.ts'

/** Changes of a text index that are yet to be made. */
interface DeferredTexts {
  /** The text index as it is searched, without the changes that are made by it. */
  text: ProductTextIndex
  /** How many changes wait. */
  count(): number
  apply(): void
}

/**
 * Collects changes of the first `known` documents of a text index, which are then made at one moment. The texts are
 * analysed before. Further documents are written at once: lists do not show them before their products are known.
 */
export function deferTexts(index: ProductTextIndex, known: number): DeferredTexts {
  const changes: (() => void)[] = []
  return {
    text: {
      ...index,
      set(doc, product) {
        const analyzed = analyzeProduct(product)
        if (doc >= known) index.setAnalyzed(doc, analyzed)
        else changes.push(() => index.setAnalyzed(doc, analyzed))
      },
      remove(doc) {
        changes.push(() => index.remove(doc))
      },
    },
    count: () => changes.length,
    apply() {
      for (const change of changes) change()
    },
  }
}
