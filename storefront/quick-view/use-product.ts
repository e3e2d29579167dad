import { useEffect, useRef, useState } from 'react'
import { useShopper } from '../shopper/shopper.tsx'
import { type Product, fetchProduct, clearFetched } from './fetch-product.ts'
import type { QuickViewProduct } from './quick-view-product.ts'

export interface AskedProduct {
  product: Product | undefined
  isFailed: boolean
  retry: () => void
}

/** The product of an open quick view; asked anew when somebody signs in, since prices may be others then. */
export function useProduct({ code, branchCode }: QuickViewProduct, isOpen: boolean): AskedProduct {
  const { user } = useShopper()
  const [answer, setAnswer] = useState<{ key: string; product?: Product }>()
  const [tries, setTries] = useState(0)
  const shopper = `${user?.id} ${user?.price_level_id}`
  const askedAs = useRef(shopper)
  const key = `${code} ${branchCode} ${shopper} ${tries}`
  useEffect(() => {
    if (!isOpen) return
    if (askedAs.current !== shopper) clearFetched()
    askedAs.current = shopper
    let isLeft = false
    fetchProduct(code, branchCode).then(
      (product) => isLeft || setAnswer({ key, product }),
      () => isLeft || setAnswer({ key }),
    )
    return () => {
      isLeft = true
    }
  }, [isOpen, key, code, branchCode, shopper])
  const isAnswered = answer?.key === key
  return {
    // Until the own prices are there the product stays as it was: nothing jumps.
    product: answer?.product?.codarticulo === code ? answer.product : undefined,
    isFailed: isAnswered && !answer.product,
    retry: () => setTries((times) => times + 1),
  }
}
