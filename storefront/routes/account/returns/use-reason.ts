import { useState } from 'react'
import { whyNotReturnable } from '#domain/returns/not-returnable.ts'
import { returnsMessages } from '../../../messages/returns.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { formatDay } from '../dates.ts'
import type { OrderDetail } from '../order-detail.ts'

/** Why nothing of an order can be returned on its page, as a sentence (RETURN-10). */
export function useReason({ status, origin, events, branch_name }: OrderDetail): string {
  const messages = useMessages(returnsMessages)
  const language = useLanguage()
  const delivery = events.findLast((event) => event.status === 'delivered')
  const deliveredAt = delivery ? new Date(delivery.at) : null
  const [now] = useState(() => new Date())
  const why = whyNotReturnable({ status, origin, deliveredAt }, now)
  const day = 'untilMs' in why ? formatDay(new Date(why.untilMs).toISOString(), language) : ''
  return {
    'not-received': messages.notReceived,
    canceled: messages.wasCanceled,
    'all-returned': messages.allReturned,
    'at-branch': messages.atBranch(branch_name, day),
    'too-late': messages.tooLate(day),
  }[why.reason]
}
