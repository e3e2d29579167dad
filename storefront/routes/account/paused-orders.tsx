import { onHoldMessages } from '../../messages/on-hold.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'

/** That orders of the list are on hold, above the others, with the way to what their customer can do (ORDER-19). */
export default function PausedOrders({ ids }: { ids: readonly number[] }) {
  const messages = useMessages(onHoldMessages)
  const { seeWays } = useMessages(orderProgressMessages)
  if (ids.length === 0) return null
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg bg-warning-soft">
      {ids.map((id) => (
        <li key={id} className="flex items-center gap-3 px-4 py-1">
          <Icon name="circle-pause" className="size-5 shrink-0 text-warning" />
          <p className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span className="pt-1.5 font-semibold sm:pt-0">{messages.isOnHold(id)}</span>
            <a
              href={`/account/orders/${id}`}
              className="link inline-flex min-h-11 items-center font-semibold"
              aria-label={`${seeWays}: ${messages.isOnHold(id)}`}
            >
              {seeWays}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
