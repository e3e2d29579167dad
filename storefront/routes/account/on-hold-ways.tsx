import type { ReactNode } from 'react'
import { onHoldMessages } from '../../messages/on-hold.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BranchPhone } from './branch-box.tsx'
import type { OrderDetail } from './order-detail.ts'
import { useBranchOf } from './use-branch-of.ts'

interface Props {
  order: OrderDetail
  /** The button that cancels the order; nothing where it cannot be canceled. */
  cancel: ReactNode
}

/**
 * What a customer can do while the order is on hold: call its branch, see which other branch has its only product, and
 * cancel it where that works (ORDER-29).
 */
export default function OnHoldWays({ order, cancel }: Props) {
  const messages = useMessages(onHoldMessages)
  const branch = useBranchOf(order.codplace)
  const [line, ...others] = order.lines
  return (
    <section aria-labelledby="on-hold-ways" className="mt-6">
      <h3 id="on-hold-ways" className="font-bold">
        {messages.ways}
      </h3>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {branch?.phone && <BranchPhone phone={branch.phone} name={branch.description} />}
        {line && others.length === 0 ? (
          // A row of its own: what is said of its link stands right below that.
          <div className="flex basis-full flex-wrap items-center gap-2">
            <a
              href={`/products/${line.codarticulo}#stock-by-branch`}
              aria-describedby="other-branches"
              className="button button-quiet max-sm:grow"
            >
              {messages.otherBranches}
            </a>
            <p id="other-branches" className="basis-full text-sm text-pretty text-muted sm:order-last">
              {messages.otherBranchesDetail}
            </p>
            {cancel}
          </div>
        ) : (
          cancel
        )}
      </div>
    </section>
  )
}
