import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBranchOf } from './use-branch-of.ts'

/** What to do about an order that is late: "Call the branch …", as a link with its number where that is known. */
export function CallBranch({ codplace }: { codplace: number }) {
  const messages = useMessages(orderProgressMessages)
  const phone = useBranchOf(codplace)?.phone
  if (!phone) return messages.callBranch
  return (
    <a href={phoneUrl(phone)} className="underline">
      {messages.callBranch} <span className="whitespace-nowrap">{formatPhone(phone)}</span>
    </a>
  )
}
