import { useEffect, useRef, useState } from 'react'
import { useShopper } from '../shopper/shopper.tsx'
import { type Product, fetchProduct, clearFetched } from './fetch-product.ts'
import type { QuickViewProduct } from './quick-view-product.ts'

export interface RequestedProduct {
  product: Product | undefined
  isFailed: boolean
  retry: () => void
}

/** The product of an open quick view. It is fetched again when somebody signs in, since their prices may differ. */
export function useProduct({ code, branchCode }: QuickViewProduct, isOpen: boolean): RequestedProduct {
  const { user } = useShopper()
  const [response, setResponse] = useState<{ key: string; product?: Product }>()
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
      (product) => isLeft || setResponse({ key, product }),
      () => isLeft || setResponse({ key }),
    )
    return () => {
      isLeft = true
    }
  }, [isOpen, key, code, branchCode, shopper])
  const isHandled = response?.key === key
  return {
    // Until the shopper's own prices have arrived, the product stays as it was, so that the layout does not shift.
    product: response?.product?.codarticulo === code ? response.product : undefined,
    isFailed: isHandled && !response.product,
    retry: () => setTries((times) => times + 1),
  }
}
