import { useState } from 'react'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { whenText } from '../../messages/when-text.ts'
import { formatExpected } from './dates.ts'
import type { OrderCard } from './order-pictures.tsx'
import { useReadyBy } from './use-ready-by.ts'

interface Props {
  order: OrderCard
  className?: string
}

/**
 * When an order of the list that is under way arrives or can be collected. Of one that waits for its pickup without a time
 * to come, and of one on hold, that the store writes (ORDER-19).
 */
export function OrderWhen({ order, className = '' }: Props) {
  const { text, tone } = useWhen(order)
  return text && <p className={`text-sm ${tone} ${className}`}>{text}</p>
}

function useWhen({ expected_by, ready_by, option_name, status }: OrderCard): { text?: string; tone?: string } {
  const messages = useMessages(orderProgressMessages)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const ready = useReadyBy(ready_by)
  const promised = 'font-bold text-success'
  if (expected_by) {
    const when = formatExpected(expected_by, language, option_name === 'local_delivery')
    const isLate = now > new Date(expected_by)
    return isLate
      ? { text: messages.late(when), tone: 'font-bold text-warning' }
      : { text: messages.expectedBy(when), tone: promised }
  }
  if (status === 'on_hold') return { text: messages.onHoldDetail, tone: 'text-muted' }
  if (option_name !== 'pick_up') return {}
  if (ready) return { text: messages.readyBy(whenText(ready.at, ready.now, language)), tone: promised }
  if (status === 'created' || status === 'in_process') return { text: messages.notReady, tone: 'text-muted' }
  return {}
}
