import { Icon } from '../../ui/icon.tsx'
import { hasNoteBelow } from './note-at-top.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Timed } from './timeline-steps.tsx'
import { anywhere, whenSeen } from './when-seen.tsx'

// Loaded when the details are opened; where they are open already, wherever they stand: they may be printed.
const TimelineSteps = whenSeen<{ order: Timed }>(
  async () => ({ default: (await import('./timeline-steps.tsx')).TimelineSteps }),
  'mt-2 mb-3 h-48',
  anywhere,
)

/** The steps of an order as details, which are folded unless staff have written something that does not stand at the top. */
export function OrderTimeline({ order }: { order: Timed }) {
  const messages = useMessages(orderProgressMessages)
  return (
    <details className="group card w-full px-5 py-2" open={hasNoteBelow(order)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-bold [&::-webkit-details-marker]:hidden">
        {messages.timeline}
        <Icon name="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <TimelineSteps order={order} />
    </details>
  )
}
