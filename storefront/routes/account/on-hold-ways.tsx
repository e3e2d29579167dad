import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BranchPhone } from './branch-box.tsx'
import { useBranchOf } from './use-branch-of.ts'

/** Where the button that cancels an order stands. */
export const cancelId = 'cancel-order'

/** What a customer can do while the order is on hold: call its branch, and cancel it where that works (ORDER-29). */
export function OnHoldWays({ codplace, canCancel }: { codplace: number; canCancel: boolean }) {
  const messages = useMessages(orderProgressMessages)
  const branch = useBranchOf(codplace)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      {branch?.phone && <BranchPhone phone={branch.phone} name={branch.description} />}
      {canCancel && (
        <a href={`#${cancelId}`} className="link inline-flex min-h-11 items-center">
          {messages.toCancel}
        </a>
      )}
    </div>
  )
}
