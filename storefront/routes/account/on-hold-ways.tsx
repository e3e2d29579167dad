import type { ReactNode } from 'react'
import { onHoldMessages } from '../../messages/on-hold.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OpenNow } from '../../shopper/open-now.tsx'
import { BranchPhone } from './branch-box.tsx'
import type { OrderDetail } from './order-detail.ts'
import { useBranchOf } from './use-branch-of.ts'

interface Props {
  order: OrderDetail
  /** The button that cancels the order; nothing where it cannot be canceled. */
  cancel: ReactNode
}

/**
 * What a customer can do while the order is on hold: call its branch, and cancel it where that works (ORDER-29). It leads to
 * no other branch: to buy the product there changes nothing of this order.
 */
export default function OnHoldWays({ order, cancel }: Props) {
  const messages = useMessages(onHoldMessages)
  const branch = useBranchOf(order.codplace)
  if (!branch?.phone && !cancel) return null
  return (
    <section aria-labelledby="on-hold-ways" className="mt-6">
      <h3 id="on-hold-ways" className="font-bold">
        {messages.ways}
      </h3>
      <div className="mt-2 flex flex-wrap items-start gap-2">
        {branch?.phone && (
          <div className="flex flex-col gap-1.5 max-sm:w-full">
            <div className="flex">
              <BranchPhone phone={branch.phone} name={branch.description} />
            </div>
            <p className="empty:hidden">
              <OpenNow branchCode={order.codplace} />
            </p>
          </div>
        )}
        {cancel}
      </div>
    </section>
  )
}
