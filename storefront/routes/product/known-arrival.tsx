import { useLanguage } from '../../messages/use-messages.ts'
import { useNow } from '../../page/use-now.ts'
import { useRoot } from '../../page/use-root.ts'
import { timeTexts } from '../../shopper/time-texts.ts'
import type { KnownDelivery } from './known-delivery.ts'

interface Props {
  known: KnownDelivery | undefined
  branchCode: number
  /** Within which time it arrives. */
  time: string
}

/** By when a delivery to the customer's address arrives if it is ordered now (PRODUCT-17), else within which time. */
export default function KnownArrival({ known, branchCode, time }: Props) {
  const language = useLanguage()
  const root = useRoot()
  const now = useNow()
  if (!known || !root || !now) return time
  const days = known.kind === 'national' ? [known.days] : []
  const arrival = timeTexts(root, [branchCode], now, language).arrival(known.kind, days)
  return arrival ? <span className="font-semibold text-success">{arrival}</span> : time
}
