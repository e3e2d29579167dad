import type { ReactNode } from 'react'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { stageOf } from '#domain/orders/stages.ts'
import { methodOfOptionName } from '#contract/delivery-methods.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { orderWorkMessages } from '../../messages/order-work.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { formatMoment } from './dates.ts'
import type { OrderDetail } from './order-detail.ts'
import { noteAtTop } from './note-at-top.ts'
import { StaffNote } from './staff-note.tsx'

/** What the timeline reads of an order; the link of an order shows no process labels and no notes. */
export type Timed = Pick<OrderDetail, 'status' | 'option_name'> & {
  origin?: OrderDetail['origin']
  process?: OrderDetail['process']
  events: readonly (Pick<OrderDetail['events'][number], 'status' | 'status_label' | 'at'> &
    Partial<Pick<OrderDetail['events'][number], 'process_label' | 'note' | 'note_language'>>)[]
}

// These steps have no recorded time yet, so they follow the events that have one.
const untimedSteps: readonly string[] = ['invoiced', 'paid']

/** What has happened to an order, the oldest first: each event with its customer's word, its status and what the store did. */
export function TimelineSteps({ order }: { order: Timed }) {
  const language = useLanguage()
  const nameWork = useWorkNames(order)
  const { stages } = useMessages(orderProgressMessages)
  // What was bought at a counter passed no stages (ORDER-12).
  const stageName = (status: OrderStatus) => {
    const stage = order.origin === 'branch' ? undefined : stageOf(status, methodOfOptionName(order.option_name))
    return stage && stages[stage]
  }
  const latest = order.events.length - 1
  const shownAbove = noteAtTop(order)
  const untimed = (order.process ?? []).filter(({ step }) => untimedSteps.includes(step))
  return (
    <ol className="mt-2 mb-3">
      {order.events.map((event, place) => (
        <Step
          key={event.at + event.status}
          isLast={untimed.length === 0 && place === latest}
          dot={place === latest ? toneOf(event.status) : 'bg-success'}
        >
          <p className={`text-sm ${place === latest ? 'font-bold' : 'font-semibold'}`}>
            <StepName names={[stageName(event.status), event.status_label, nameWork(event)]} />
          </p>
          <p className="text-xs text-muted">
            <time dateTime={event.at}>{formatMoment(event.at, language)}</time>
          </p>
          {event.note && event !== shownAbove && (
            <p className="mt-1 rounded-sm bg-sunken px-2 py-1 text-sm break-words">
              <StaffNote note={{ text: event.note, language: event.note_language ?? null }} />
            </p>
          )}
        </Step>
      ))}
      {untimed.map(({ step, label }, place) => (
        <Step key={step} isLast={place === untimed.length - 1} dot="bg-success">
          <p className="text-sm font-semibold">{label}</p>
        </Step>
      ))}
    </ol>
  )
}

/** What the store did at a step, as a customer says it; whoever has the link to the order alone does not read it (ORDER-22). */
function useWorkNames(order: Timed): (event: Timed['events'][number]) => string | null {
  const { work, messengerWork } = useMessages(orderWorkMessages)
  const isBroughtByMessenger = methodOfOptionName(order.option_name) === 'local'
  const texts: Partial<Record<OrderStatus, string>> = isBroughtByMessenger ? { ...work, ...messengerWork } : work
  return ({ status, process_label = null }) => (order.process && texts[status]) ?? process_label
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
        {!isLast && <span className="my-1 w-0.5 grow bg-success" />}
      </span>
      <div className={isLast ? '' : 'pb-4'}>{children}</div>
    </li>
  )
}

/** The tone of the last step, as in the stages at the top: mango while the order is under way, green at its end. */
function toneOf(status: OrderStatus): string {
  if (status === 'delivered') return 'bg-success'
  if (status === 'on_hold') return 'bg-warning'
  return status === 'canceled' ? 'bg-muted' : 'bg-accent'
}
