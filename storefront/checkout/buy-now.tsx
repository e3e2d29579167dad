import { useEffect, useEffectEvent } from 'react'
import type { ProductCard } from '../product/product-card.ts'
import { useBuy } from './use-buy.tsx'

/** A press of "Buy now". Each is an object of its own. */
export interface BuyNowRequest {
  card: ProductCard
  branchCode: number
  quantity: number
}

interface Props {
  request: BuyNowRequest | undefined
  onBusy: (isBusy: boolean) => void
}

/** Buys what was requested last, with the dialogs on the way. Its code is loaded with the first press. */
export default function BuyNow({ request, onBusy }: Props) {
  const { buyNow, isBuying, dialogs } = useBuy()
  const buy = useEffectEvent(({ card, branchCode, quantity }: BuyNowRequest) => buyNow(card, branchCode, quantity))
  const report = useEffectEvent(onBusy)
  useEffect(() => {
    if (request) buy(request)
  }, [request])
  useEffect(() => report(isBuying), [isBuying])
  return dialogs
}
