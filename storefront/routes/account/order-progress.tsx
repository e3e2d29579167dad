import type { Language } from '#contract/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { type OptionName, methodOfOptionName } from '#contract/delivery-methods.ts'
import { formatDayOfYear } from './dates.ts'
import type { OrderOrigin, OrderStatus } from '#domain/orders/order-steps.ts'
import type { ReadNote } from '#domain/orders/step-note.ts'
import { type OrderStage, stageOf, stagesOf } from '#domain/orders/stages.ts'
import type { ReactNode } from 'react'
import { isOfCarrier, writtenAtTop } from './note-at-top.ts'
import { BranchWritesOnDemand } from './staff-note-on-demand.tsx'
import { anywhere, whenSeen } from './when-seen.tsx'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'

// Few orders are on hold; the others load nothing of that.
const OnHold = whenSeen(() => import('./on-hold.tsx'), 'h-176 sm:h-132', anywhere)

export interface Progressing {
  status: OrderStatus
  option_name: OptionName
  origin?: OrderOrigin
  /** When its status changed, and what staff have written then: the stages that it has passed show the day. */
  events?: readonly { status: OrderStatus; at: string; note?: string | null; note_language?: Language | null }[]
  /** Its products, which the link of an order does not show. */
  lines?: readonly { codarticulo: string; picture_url: string | null }[]
  /** It was canceled because its payment was declined. */
  payment_declined?: boolean
}

interface ProgressProps {
  order: Progressing
  share?: ReactNode
  /** That it is late. */
  late?: ReactNode
  /** By when it arrives. */
  expected?: ReactNode
  /** What is due for it in cash, unless it is on hold. */
  due?: ReactNode
  /** What its customer can do while it is on hold. */
  ways?: ReactNode
}

/** Where an order is, as its customer would say it, the button that shares that, and the stages that it passes (ORDER-13). */
export function OrderProgress({ order, share, late, expected, due, ways }: ProgressProps) {
  const messages = useMessages(orderProgressMessages)
  const delivery = methodOfOptionName(order.option_name)
  const stage = stageOf(order.status, delivery)
  if (order.origin === 'branch')
    return <Note icon={<Icon name="store" className="size-5.5" />} title={messages.bought} />
  const note = noteOf(order)
  if (!stage)
    return order.status === 'canceled' ? (
      <Note
        icon={<Icon name="circle-x" className="size-5.5" />}
        title={messages.canceled}
        detail={order.payment_declined ? messages.paymentDeclined : messages.nothingOwed}
      />
    ) : (
      <OnHold order={order} stages={pausedStages(order)} note={note} ways={ways} />
    )
  return (
    <section className="card p-5" aria-labelledby="order-progress">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="order-progress" className="min-w-0 text-lg font-bold text-balance">
            {messages.now[stage]}
          </h2>
          {late}
        </div>
        {share && <div className="-my-2 shrink-0">{share}</div>}
      </div>
      {expected}
      {due}
      {note && (
        <p className="mt-2 wrap-anywhere">
          <BranchWritesOnDemand note={note} />
        </p>
      )}
      <div className="mt-5">
        <Stages order={order} current={stage} />
      </div>
    </section>
  )
}

/** What staff have written at the last step (ORDER-26); that of a carrier stands with the delivery (ORDER-27). */
function noteOf(order: Progressing): ReadNote | undefined {
  const note = isOfCarrier(order) ? undefined : writtenAtTop(order)
  return note && { ...note, text: /[.!?]$/.test(note.text) ? note.text : `${note.text}.` }
}

/** The stages of an order on hold, at the one that it had reached; nothing where that is not known. */
function pausedStages(order: Progressing): ReactNode {
  const delivery = methodOfOptionName(order.option_name)
  const before = order.events?.findLast(({ status }) => stageOf(status, delivery))
  const stage = before && stageOf(before.status, delivery)
  return stage && <Stages order={order} current={stage} isPaused />
}

/** The stages of an order alone; nothing for one that is in none. */
export function OrderStages({ order }: { order: Progressing }) {
  const delivery = methodOfOptionName(order.option_name)
  const stage = stageOf(order.status, delivery)
  return stage && <Stages order={order} current={stage} />
}

interface StagesProps {
  order: Progressing
  current: OrderStage
  /** Whether the order is on hold at its stage. */
  isPaused?: boolean
}

function Stages({ order, current, isPaused = false }: StagesProps) {
  const messages = useMessages(orderProgressMessages)
  const language = useLanguage()
  const delivery = methodOfOptionName(order.option_name)
  const stages = stagesOf(delivery)
  const reachedAt = (stage: OrderStage) => order.events?.find(({ status }) => stageOf(status, delivery) === stage)?.at
  const at = stages.indexOf(current)
  // At its end nothing is left to do, so that the last stage is done as well.
  const doneCount = at === stages.length - 1 ? stages.length : at
  return (
    <div className="@container w-full">
      <ol aria-label={messages.stagesLabel} className="grid grid-cols-4 @max-[14rem]:grid-cols-1 @max-[14rem]:gap-2">
        {stages.map((stage, place) => (
          <li
            key={stage}
            aria-current={place === at ? 'step' : undefined}
            className="relative flex min-w-0 flex-col items-center gap-2 text-center @max-[14rem]:flex-row @max-[14rem]:text-left"
          >
            {place > 0 && (
              <span
                aria-hidden
                className={`@max-[14rem]:hidden absolute top-3.25 right-1/2 left-[-50%] mx-4 h-0.5 ${place <= at ? 'bg-success' : 'bg-line-strong'}`}
              />
            )}
            <span
              aria-hidden
              className={`grid size-7 shrink-0 place-items-center rounded-xl ${
                place < doneCount
                  ? 'bg-success text-raised'
                  : place === at
                    ? isPaused
                      ? 'bg-warning text-raised'
                      : 'bg-accent text-on-accent'
                    : 'border-2 border-line-strong bg-raised'
              }`}
            >
              {place < doneCount ? (
                <Icon name="check-bold" className="size-4" />
              ) : (
                place === at &&
                (isPaused ? (
                  <span className="h-3 w-2.5 border-x-4 border-current" />
                ) : (
                  <span className="size-2.5 rounded-xl bg-on-accent" />
                ))
              )}
            </span>
            <span
              className={`px-0.5 text-xs text-balance sm:text-sm ${place === at ? 'font-bold' : place < at ? 'font-semibold' : 'text-muted'}`}
            >
              {messages.stages[stage]}
              {place < doneCount && <span className="sr-only"> ({messages.done})</span>}
              <StageDay at={place <= at ? reachedAt(stage) : undefined} language={language} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The day on which a stage was reached; nothing where it is not known. */
function StageDay({ at, language }: { at: string | undefined; language: Language }) {
  return (
    at && (
      <time dateTime={at} className="block text-xs font-normal text-muted">
        {formatDayOfYear(at, language)}
      </time>
    )
  )
}

interface NoteProps {
  icon: ReactNode
  title: string
  detail?: ReactNode
  children?: ReactNode
}

function Note({ icon, title, detail, children }: NoteProps) {
  return (
    <section className="card flex items-start gap-4 p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-sunken text-muted">{icon}</span>
      <div className="min-w-0 self-center">
        <h2 className="text-lg font-bold text-balance">{title}</h2>
        {detail && <p className="break-words text-muted">{detail}</p>}
        {children}
      </div>
    </section>
  )
}
