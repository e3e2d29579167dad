import { useState } from 'react'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { coveredUntilMs } from '#domain/products/warranty.ts'
import { warrantyMessages } from '../../../messages/warranty.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { formatDay } from '../dates.ts'
import type { OrderDetail } from '../order-detail.ts'
import { useBranchOf } from '../use-branch-of.ts'
import { receivedAtOf } from './received-at.ts'
import { withoutBreaks } from '../../../ui/without-breaks.tsx'

/**
 * Until when the products of a delivered order are covered, once where that is equal for all, and the phone of its branch
 * (ORDER-17).
 */
export function OrderWarranty({ order }: { order: OrderDetail }) {
  const messages = useMessages(warrantyMessages)
  const phone = useBranchOf(order.codplace)?.phone
  const receivedAt = receivedAtOf(order)
  const sentence = useSentence()
  if (!receivedAt) return null
  const isEqual = new Set(order.lines.map(({ warranty_days: days }) => days)).size === 1
  return (
    <section className="card p-5 text-sm" aria-labelledby="order-warranty">
      <h2 id="order-warranty" className="text-base font-bold">
        {messages.warranty}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {order.lines.slice(0, isEqual ? 1 : undefined).map(({ codarticulo, description, warranty_days: days }) => (
          <li key={codarticulo} className="wrap-anywhere">
            {!isEqual && <>{withoutBreaks(description)}: </>}
            <strong>{sentence(coveredUntilMs(receivedAt, days))}</strong>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">
        {messages.how}{' '}
        {phone && (
          <>
            {order.branch_name}:{' '}
            <a href={phoneUrl(phone)} className="link whitespace-nowrap">
              {formatPhone(phone)}
            </a>
            .{' '}
          </>
        )}
        <a href="/home/policies/warranty" className="link">
          {messages.policy}
        </a>
      </p>
    </section>
  )
}

function useSentence(): (untilMs: number) => string {
  const messages = useMessages(warrantyMessages)
  const language = useLanguage()
  const [now] = useState(() => Date.now())
  return (untilMs) => {
    const day = formatDay(new Date(untilMs).toISOString(), language)
    return untilMs < now ? messages.ended(day) : messages.until(day)
  }
}
