import { type ProductTextIndex, createProductTextIndex } from '#server/modules/product-text/product-text-index.ts'
import type { ProductText } from '#server/modules/product-text/analyze-product.ts'

/** A product as a test of the search states it; what is missing is empty. */
export interface Listed extends Partial<
  Pick<ProductText, 'brand' | 'model' | 'storage' | 'features' | 'isForDevices' | 'deviceMakers'>
> {
  /** Its name in English and in Spanish. */
  names: readonly [string, string]
  /** The name of its category in both. */
  category: readonly [string, string]
}

/** A text index of some products, numbered from 0. */
export function textIndexOf(...products: readonly Listed[]): ProductTextIndex {
  const index = createProductTextIndex()
  products.forEach(({ category, ...product }, doc) =>
    index.set(doc, {
      brand: '',
      model: '',
      color: null,
      storage: null,
      ...product,
      code: `P${doc}`,
      categoryNames: category,
    }),
  )
  return index
}

export const phoneCategory = ['Phones', 'Celulares'] as const

/** A phone that is called by its maker and model. */
export const phone = (brand: string, model: string, size = ''): Listed => ({
  names: [`${brand} ${model} ${size}`.trim(), `${brand} ${model} ${size}`.trim()],
  category: phoneCategory,
  brand,
  model,
})

/** The documents that a search finds, the best first, with their scores in steps of a twentieth, as lists compare them. */
export function ranked(index: ProductTextIndex, q: string) {
  const { docs, scores, isNear } = index.search(q)
  const places = [...docs.keys()].toSorted((a, b) => (scores[b] as number) - (scores[a] as number))
  return {
    docs: places.map((place) => docs[place] as number),
    steps: places.map((place) => Math.round((scores[place] as number) * 20)),
    isNear,
  }
}
