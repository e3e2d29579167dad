import type { ReactNode } from 'react'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { formatMoment } from './dates.ts'
import type { OrderDetail } from './order.tsx'
import { stepsToCome } from './steps-to-come.ts'
import { useStatusLabels } from './use-status-labels.ts'

// Nobody knows yet when these became so, so they follow what has an hour.
const stepsWithoutInstant: readonly string[] = ['invoiced', 'paid']

/**
 * What happened to the order, first to last, each under its status and its process label, and the steps that are still
 * before it.
 */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const messages = useMessages(ordersMessages)
  const language = useLanguage()
  const labels = useStatusLabels()
  const toCome = labels ? stepsToCome(order.status, order.option_name) : []
  const latest = order.events.length - 1
  const also = order.process.filter(({ step }) => stepsWithoutInstant.includes(step))
  return (
    <section className="card p-5" aria-labelledby="order-timeline">
      <h2 id="order-timeline" className="mb-4 font-bold">
        {messages.timeline}
      </h2>
      <ol>
        {order.events.map(({ status, status_label, process_label, at }, place) => (
          <Step
            key={at + status}
            isLast={toCome.length + also.length === 0 && place === latest}
            dot={place === latest ? toneOf(status) : 'bg-line-strong'}
          >
            <p className={`text-sm ${place === latest ? 'font-bold' : 'font-semibold'}`}>
              {status_label}
              {process_label !== null && process_label !== status_label && (
                <span className="font-normal text-muted"> · {process_label}</span>
              )}
            </p>
            <p className="text-xs text-muted">
              <time dateTime={at}>{formatMoment(at, language)}</time>
            </p>
          </Step>
        ))}
        {also.map(({ step, label }, place) => (
          <Step key={step} isLast={toCome.length === 0 && place === also.length - 1} dot="bg-success">
            <p className="text-sm font-semibold">{label}</p>
          </Step>
        ))}
        {toCome.map((status, place) => (
          <Step key={status} isLast={place === toCome.length - 1} dot="border-2 border-line-strong bg-raised">
            <p className="text-sm text-muted">
              {labels?.get(status)} <span className="sr-only">({messages.toCome})</span>
            </p>
          </Step>
        ))}
      </ol>
    </section>
  )
}

function Step({ isLast, dot, children }: { isLast: boolean; dot: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden className="flex flex-col items-center">
        <span className={`mt-1 size-3 shrink-0 rounded-xl ${dot}`} />
        {!isLast && <span className="my-1 w-0.5 grow bg-line" />}
      </span>
      <div className={isLast ? '' : 'pb-4'}>{children}</div>
    </li>
  )
}

function toneOf(status: OrderStatus): string {
  if (status === 'delivered') return 'bg-success'
  if (status === 'on_hold') return 'bg-warning'
  return status === 'canceled' ? 'bg-muted' : 'bg-link'
}
