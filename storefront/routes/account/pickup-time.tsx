import type { OptionName } from '#contract/delivery-methods.ts'
import { daysBetween, instantMs } from '#domain/branches/store-time.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { pickupTimeMessages } from '../../messages/pickup-time.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { clockText, whenText } from '../../messages/when-text.ts'
import { useNow } from '../../page/use-now.ts'
import { useRoot } from '../../page/use-root.ts'
import { useOpenState } from '../../shopper/open-state.ts'
import { openingOf } from '../../shopper/opening.ts'
import { Icon } from '../../ui/icon.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import { CallBranch } from './call-branch.tsx'
import { formatExpected } from './dates.ts'
import { useReadyBy } from './ready-time.tsx'

/** What the time of pickup needs of an order. */
export interface Collected {
  id: number
  codplace: number
  status: OrderStatus
  option_name: OptionName
  /** When it can be collected; null where nothing is promised. */
  ready_by: string | null
}

/**
 * When an order can be collected (BRANCH-10), whether its branch is open now, and an entry for the customer's calendar.
 * The order is still to be collected; once the time has passed, it says that it is late.
 */
export function PickupTime({ order }: { order: Collected }) {
  const messages = useMessages(pickupTimeMessages)
  const { wasReadyBy: isLateSince } = useMessages(orderProgressMessages)
  const language = useLanguage()
  const open = useOpenState(order.codplace)
  const promised = useReadyBy(order.ready_by)
  const isReady = order.status === 'processed'
  const from = isReady ? open?.now : promised?.at
  const wasReadyBy = useLateReadyBy(order)
  const ground = promised ? 'bg-success-soft' : wasReadyBy ? 'bg-warning-soft' : 'bg-sunken'
  // The closing time of today would invite to come today for an order that is ready on another day.
  const isReadyOtherDay = promised && open?.state.isOpen && daysBetween(promised.now, promised.at) > 0
  if (!promised && !wasReadyBy && !open) return null
  return (
    <div className={`mb-4 flex flex-wrap items-center gap-x-4 rounded-md px-3 py-2 ${ground}`}>
      <div className="min-w-0 grow basis-40">
        {promised && (
          <p className="text-base font-bold text-success">
            {messages.readyBy(whenText(promised.at, promised.now, language))}
          </p>
        )}
        {wasReadyBy && (
          <>
            <p className="text-base font-bold text-pretty text-warning">{isLateSince(wasReadyBy)}</p>
            <p className="text-warning">
              <CallBranch codplace={order.codplace} />
            </p>
          </>
        )}
        {open && !isReadyOtherDay && (
          <p>
            {open.state.isOpen
              ? messages.openUntil(clockText(new Date(instantMs(open.state.closes)), language))
              : open.state.opens &&
                messages.opensAt(whenText(new Date(instantMs(open.state.opens)), open.now, language))}
          </p>
        )}
      </div>
      {from && <CalendarButton order={order} from={from} />}
    </div>
  )
}

/** When an order was to be ready, once that has passed and it is not (ORDER-22). */
function useLateReadyBy({ ready_by, status }: Collected): string | undefined {
  const language = useLanguage()
  const now = useNow()
  if (!ready_by || status === 'processed' || !now || new Date(ready_by) > now) return undefined
  return formatExpected(ready_by, language, true)
}

/** Saves the next time in which the branch is open from `from` on as an entry for a calendar. */
function CalendarButton({ order, from }: { order: Collected; from: Date }) {
  const messages = useMessages(pickupTimeMessages)
  const root = useRoot()
  const branch = root?.branches.find(({ codplace }) => codplace === order.codplace)
  const opening = openingOf(root, order.codplace)
  if (!branch || !opening) return null
  const save = async () => {
    const { saveCalendarEntry } = await import('./save-calendar-entry.ts')
    saveCalendarEntry({
      order,
      opening,
      from,
      title: messages.calendarTitle(order.id, branch.description),
      place: `${branch.description}, ${branch.address}, ${branch.city_name}`,
      details: messages.calendarDetail,
    })
  }
  return (
    <button
      type="button"
      className="button button-text text-sm max-sm:-ml-3 sm:ml-auto"
      onClick={() => void save().catch(() => notifyNotOpened())}
    >
      <Icon name="calendar" className="size-4.5" />
      {messages.toCalendar}
    </button>
  )
}
