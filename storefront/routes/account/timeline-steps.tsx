import type { ReactNode } from 'react'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { stageOf } from '#domain/orders/stages.ts'
import { methodOfOptionName } from '#contract/delivery-methods.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { formatMoment } from './dates.ts'
import type { OrderDetail } from './order-detail.ts'
import { remainingSteps } from './remaining-steps.ts'
import { useStatusLabels } from './use-status-labels.ts'

/** What the timeline reads of an order; the link of an order shows no process labels and no notes. */
export type Timed = Pick<OrderDetail, 'status' | 'option_name'> & {
  origin?: OrderDetail['origin']
  process?: OrderDetail['process']
  events: readonly (Pick<OrderDetail['events'][number], 'status' | 'status_label' | 'at'> &
    Partial<Pick<OrderDetail['events'][number], 'process_label' | 'note'>>)[]
}

// These steps have no recorded time yet, so they follow the events that have one.
const untimedSteps: readonly string[] = ['invoiced', 'paid']

/**
 * The order's events, the oldest first, each with its customer's word, its status and its process label, and then the steps
 * that remain.
 */
export function TimelineSteps({ order }: { order: Timed }) {
  const messages = useMessages(ordersMessages)
  const language = useLanguage()
  const labels = useStatusLabels()
  const { stages, work } = useMessages(orderProgressMessages)
  // What was bought at a counter passed no stages (ORDER-12).
  const stageName = (status: OrderStatus) => {
    const stage = order.origin === 'branch' ? undefined : stageOf(status, methodOfOptionName(order.option_name))
    return stage && stages[stage]
  }
  // The store's labels for these two are in English in both languages (ORDER-22).
  const workName = (status: OrderStatus, label: string | null) =>
    label && (status === 'in_process' || status === 'processed') ? work[status] : label
  const remaining = labels ? remainingSteps(order.status, order.option_name) : []
  const latest = order.events.length - 1
  const untimed = (order.process ?? []).filter(({ step }) => untimedSteps.includes(step))
  return (
    <ol className="mt-2 mb-3">
      {order.events.map(({ status, status_label, process_label = null, note, at }, place) => (
        <Step
          key={at + status}
          isLast={remaining.length + untimed.length === 0 && place === latest}
          dot={place === latest ? toneOf(status) : 'bg-line-strong'}
        >
          <p className={`text-sm ${place === latest ? 'font-bold' : 'font-semibold'}`}>
            <StepName names={[stageName(status), status_label, workName(status, process_label)]} />
          </p>
          <p className="text-xs text-muted">
            <time dateTime={at}>{formatMoment(at, language)}</time>
          </p>
          {note && <p className="mt-1 rounded-sm bg-sunken px-2 py-1 text-sm break-words">{note}</p>}
        </Step>
      ))}
      {untimed.map(({ step, label }, place) => (
        <Step key={step} isLast={remaining.length === 0 && place === untimed.length - 1} dot="bg-success">
          <p className="text-sm font-semibold">{label}</p>
        </Step>
      ))}
      {remaining.map((status, place) => (
        <Step key={status} isLast={place === remaining.length - 1} dot="border-2 border-line-strong bg-raised">
          <p className="text-sm text-muted">
            <StepName names={[stageName(status), labels?.get(status)]} />{' '}
            <span className="sr-only">({messages.toCome})</span>
          </p>
        </Step>
      ))}
    </ol>
  )
}

/** The customer's word for a step, with the store's labels in grey where they say something else. */
function StepName({ names }: { names: readonly (string | null | undefined)[] }) {
  const [first, ...others] = new Set(names.filter(Boolean))
  return (
    <>
      {first}
      {others.length > 0 && <span className="font-normal text-muted"> · {others.join(' · ')}</span>}
    </>
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
