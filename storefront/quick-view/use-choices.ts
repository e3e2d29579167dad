import { useEffect, useState } from 'react'
import { listRelated } from '#contract/related.ts'
import { type Choices, type Option, choicesOf } from '../product/options.ts'
import { browserClient } from '../shopper/browser-client.ts'
import type { Product } from './fetch-product.ts'
import type { QuickViewProduct } from './quick-view-product.ts'

const noChoices: Choices = { colours: [], storages: [], lengths: [] }

/**
 * The colours, storages and lengths of the model that an open quick view shows, from the product with the chosen code. They are
 * fetched once: whichever is chosen, they are those of its model. None until then, and where they cannot be fetched.
 */
export function useChoices(
  { code, branchCode }: QuickViewProduct,
  { product, chosenCode, isOpen }: { product: Product | undefined; chosenCode: string; isOpen: boolean },
): Choices {
  const key = `${code} ${branchCode}`
  const [known, setKnown] = useState<{ key: string; variants: readonly Option[] }>()
  const isNeeded = isOpen && known?.key !== key
  useEffect(() => {
    if (!isNeeded) return
    const leaving = new AbortController()
    browserClient
      .call(listRelated, { id: code, codplace: branchCode }, { signal: leaving.signal })
      .then(({ variants }) => setKnown({ key, variants }))
      .catch(() => {})
    return () => leaving.abort()
  }, [isNeeded, key, code, branchCode])
  // The product that the view opened with is no variant of itself: it stays among them when another one is chosen.
  const [first, setFirst] = useState<Product>()
  if (product?.codarticulo === code && first !== product) setFirst(product)
  if (first?.codarticulo !== code || known?.key !== key) return noChoices
  const all: readonly Option[] = [first, ...known.variants]
  const self = all.find(({ codarticulo }) => codarticulo === chosenCode)
  if (!self) return noChoices
  return choicesOf(
    self,
    all.filter((option) => option !== self),
  )
}
