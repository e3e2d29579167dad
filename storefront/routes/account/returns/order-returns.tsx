import { listOrderReturns } from '#contract/returns.ts'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { orderReturnsMessages } from '../../../messages/order-returns.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { formatDay } from '../dates.ts'
import type { OrderDetail } from '../order-detail.ts'
import { useBranchOf } from '../use-branch-of.ts'
import { useQuery } from '../use-query.ts'
import { anywhere, whenSeen } from '../when-seen.tsx'
import { returnPolicyPath } from './return-policy.ts'
import type { ReturnsProps } from './return-entries.tsx'
import { useReason } from './use-reason.ts'

// Few orders have returns. Loaded wherever they stand: whoever prints the page gets them as well.
const ReturnEntries = whenSeen<ReturnsProps>(() => import('./return-entries.tsx'), 'h-56', anywhere)

/**
 * The returns of an order that was delivered, and the way to another one while something can be returned (RETURN-1), else
 * why nothing can (RETURN-10).
 */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const { id } = order
  const reason = useReason(order)
  const messages = useMessages(orderReturnsMessages)
  const language = useLanguage()
  const { data, failure, retry } = useQuery(`returns of ${id}`, (signal) =>
    browserClient.call(listOrderReturns, { id }, { signal }),
  )
  if (failure)
    return (
      <section className="card flex flex-wrap items-center gap-3 p-5" aria-label={messages.returns}>
        <p>{messages.failed}</p>
        <button type="button" className="button button-quiet" onClick={retry}>
          {messages.retry}
        </button>
      </section>
    )
  if (!data) return null
  return (
    <section className="card p-5" aria-labelledby="order-returns">
      <h2 id="order-returns" className="font-bold">
        {messages.returns}
      </h2>
      {data.returns.length > 0 && <ReturnEntries order={order} returns={data.returns} onEnded={retry} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-muted">
          {data.returnable ? messages.until(formatDay(data.returnable.until, language)) : reason.text}{' '}
          <a href={returnPolicyPath} className="link">
            {messages.policy}
          </a>
        </p>
        {data.returnable && (
          <a href={`/account/orders/${id}/return`} className="button button-quiet max-sm:w-full">
            {messages.start}
          </a>
        )}
      </div>
      {!data.returnable && reason.isTooLate && <Help order={order} />}
    </section>
  )
}

/** Whom to call once nothing can be returned any more. */
function Help({ order }: { order: OrderDetail }) {
  const messages = useMessages(orderReturnsMessages)
  const phone = useBranchOf(order.codplace)?.phone
  return (
    phone && (
      <p className="mt-2 text-sm text-muted">
        {messages.wrong(order.branch_name)}{' '}
        <a href={phoneUrl(phone)} className="link whitespace-nowrap">
          {formatPhone(phone)}
        </a>
      </p>
    )
  )
}
