import { useState } from 'react'
import { whyNotReturnable } from '#domain/returns/not-returnable.ts'
import { orderReturnsMessages } from '../../../messages/order-returns.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { formatDay } from '../dates.ts'
import type { OrderDetail } from '../order-detail.ts'
import { receivedAtOf } from './received-at.ts'

/** Why nothing of an order can be returned on its page, as a sentence, and whether its last day has passed (RETURN-10). */
export function useReason(order: OrderDetail): { text: string; isTooLate: boolean } {
  const { branch_name: branch } = order
  const messages = useMessages(orderReturnsMessages)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const why = whyNotReturnable({ ...order, deliveredAt: receivedAtOf(order) }, now)
  const day = 'untilMs' in why ? formatDay(new Date(why.untilMs).toISOString(), language) : ''
  const texts = {
    'not-received': messages.notReceived,
    canceled: messages.wasCanceled,
    'all-returned': messages.allReturned,
    'at-branch': messages.atBranch(branch, day),
    'too-late': messages.tooLate(day),
  }
  return { text: texts[why.reason], isTooLate: why.reason === 'too-late' }
}
