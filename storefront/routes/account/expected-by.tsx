import { useState } from 'react'
import { arrivalText } from '../../messages/arrival-text.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { CallBranch } from './call-branch.tsx'
import { formatExpected } from './dates.ts'
import type { OrderDetail } from './order-detail.ts'

type Expected = Pick<OrderDetail, 'codplace' | 'option_name'> & { expected_by: string }

/**
 * By when an order arrives, as it was promised at its placement: a messenger by a time, a carrier by a day. Once that has
 * passed, when it was due, that it is late, and whom to call (ORDER-15).
 */
export function ExpectedBy({ order }: { order: Expected }) {
  const messages = useMessages(orderProgressMessages)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const hasTime = order.option_name === 'local_delivery'
  const expected = new Date(order.expected_by)
  if (now > expected)
    return (
      <p className="mt-2 font-bold text-warning">
        {messages.late(formatExpected(order.expected_by, language, hasTime))} <CallBranch codplace={order.codplace} />
      </p>
    )
  return <p className="mt-2 font-bold text-success">{arrivalText(expected, now, language, hasTime)}</p>
}
