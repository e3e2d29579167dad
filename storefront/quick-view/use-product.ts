import { useEffect, useRef, useState } from 'react'
import { useShopper } from '../shopper/shopper.tsx'
import { type Product, fetchProduct, clearFetched } from './fetch-product.ts'
import type { QuickViewProduct } from './quick-view-product.ts'

export interface RequestedProduct {
  /** While another option of the same opening is being fetched, the one before. */
  product: Product | undefined
  isFailed: boolean
  retry: () => void
}

/**
 * The product of an open quick view: the one that it opened with, or the option that was chosen in it. It is fetched again
 * when somebody signs in, since their prices may differ.
 */
export function useProduct(opening: QuickViewProduct, code: string, isOpen: boolean): RequestedProduct {
  const { branchCode } = opening
  const { user } = useShopper()
  const [response, setResponse] = useState<{ key: string; opening: QuickViewProduct; product?: Product }>()
  const [tries, setTries] = useState(0)
  const shopper = `${user?.id} ${user?.price_level_id}`
  const requestedAs = useRef(shopper)
  const key = `${code} ${branchCode} ${shopper} ${tries}`
  useEffect(() => {
    if (!isOpen) return
    if (requestedAs.current !== shopper) clearFetched()
    requestedAs.current = shopper
    let isLeft = false
    fetchProduct(code, branchCode).then(
      (product) => isLeft || setResponse({ key, opening, product }),
      () => isLeft || setResponse({ key, opening }),
    )
    return () => {
      isLeft = true
    }
  }, [isOpen, key, code, branchCode, shopper, opening])
  const isHandled = response?.key === key
  const isShown = response?.opening === opening || response?.product?.codarticulo === code
  return {
    // Until the shopper's own prices have arrived, the product stays as it was, so that the layout does not shift.
    product: isShown ? response?.product : undefined,
    isFailed: isHandled && !response.product,
    retry: () => setTries((times) => times + 1),
  }
}
