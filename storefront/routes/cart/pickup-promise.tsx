import { buyingPromiseMessages } from '../../messages/buying-promises.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { whenText } from '../../messages/when-text.ts'
import { useReadyTime } from '../../shopper/use-ready-time.ts'

/** When the cart of a branch can be collected there if it is ordered now (BRANCH-10). */
export default function PickupPromise({ branchCode }: { branchCode: number }) {
  const messages = useMessages(buyingPromiseMessages)
  const language = useLanguage()
  const ready = useReadyTime(branchCode)
  if (!ready) return null
  return (
    <p className="text-sm font-semibold text-success">
      {messages.readyForPickup(whenText(ready.at, ready.now, language))}
    </p>
  )
}
