import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBranchOf } from './use-branch-of.ts'

/** Where the button that cancels an order stands. */
export const cancelId = 'cancel-order'

/** What a customer can do while the order is on hold: call its branch, and cancel it where that works (ORDER-29). */
export function OnHoldWays({ codplace, canCancel }: { codplace: number; canCancel: boolean }) {
  const messages = useMessages(orderProgressMessages)
  const branch = useBranchOf(codplace)
  return (
    <div className="mt-1 flex flex-wrap gap-x-5">
      {branch?.phone && (
        <a href={phoneUrl(branch.phone)} className="link inline-flex min-h-11 items-center">
          <span>
            {messages.callNamed(branch.description)}:{' '}
            <span className="whitespace-nowrap">{formatPhone(branch.phone)}</span>
          </span>
        </a>
      )}
      {canCancel && (
        <a href={`#${cancelId}`} className="link inline-flex min-h-11 items-center">
          {messages.toCancel}
        </a>
      )}
    </div>
  )
}
