import type { ReactNode } from 'react'
import { onHoldMessages } from '../../messages/on-hold.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'
import { OpenNow } from '../../shopper/open-now.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BranchPhone } from './branch-box.tsx'
import type { OrderDetail } from './order-detail.ts'
import { useBranchOf } from './use-branch-of.ts'

interface Props {
  order: OrderDetail
  /** The button that cancels the order; nothing where it cannot be canceled. */
  cancel: ReactNode
}

/**
 * What a customer can do while the order is on hold: call its branch, write to the store, and cancel it where that works
 * (ORDER-29). It leads to no other branch: to buy the product there changes nothing of this order.
 */
export function OnHoldWays({ order, cancel }: Props) {
  const messages = useMessages(onHoldMessages)
  const branch = useBranchOf(order.codplace)
  const email = useRoot()?.configuration?.general.web_page?.contact?.email
  if (!branch?.phone && !email && !cancel) return null
  return (
    <section aria-labelledby="on-hold-ways" className="mt-6">
      <h3 id="on-hold-ways" className="font-bold">
        {messages.ways}
      </h3>
      <div className="mt-2 flex flex-wrap items-start gap-x-2 gap-y-3 max-sm:*:w-full">
        {branch?.phone && (
          <div className="flex flex-col gap-1.5">
            <div className="flex">
              <BranchPhone phone={branch.phone} name={branch.description} />
            </div>
            <p className="empty:hidden">
              <OpenNow branchCode={order.codplace} />
            </p>
          </div>
        )}
        {email && <StoreMail email={email} id={order.id} />}
        {cancel && (
          <div className="flex basis-full flex-wrap items-center justify-center gap-x-1 sm:-ml-5 sm:justify-start">
            {cancel}
            {isUnpaid(order) && <p className="text-sm text-muted">{messages.nothingPaid}</p>}
          </div>
        )}
      </div>
    </section>
  )
}

/** The button that begins a mail to the store about the order: its branch may be closed. */
function StoreMail({ email, id }: { email: string; id: number }) {
  const messages = useMessages(onHoldMessages)
  return (
    <div className="flex flex-col gap-1.5">
      <a
        href={`mailto:${email}?subject=${encodeURIComponent(messages.mailSubject(id))}`}
        className="button button-quiet text-center whitespace-normal"
      >
        <Icon name="mail" className="size-4.5" />
        {messages.write}
      </a>
      {/* Who has no program for mails on this device reads the address. */}
      <p className="text-sm wrap-anywhere text-muted">{email}</p>
    </div>
  )
}

/** Whether all of the order is paid when it is handed over. */
const isUnpaid = ({ payments }: OrderDetail) => payments.length > 0 && payments.every(({ state }) => state === 'due')
