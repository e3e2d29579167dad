import { PersonalIcon } from '../../../ui/personal-icon.tsx'
import { useState } from 'react'
import { getCustomerCode } from '#contract/customer-code.ts'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { customerCodeMessages } from '../../../messages/customer-code.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { type User, useShopper } from '../../../shopper/shopper.tsx'
import { notify } from '../../../ui/notify.ts'
import { useQuery } from '../use-query.ts'

const ClaimDialog = onDemand(() => import('../../../shopper/customer-code/claim-dialog.tsx'))

/**
 * The customer code that the account has claimed, or the way to claim one (ACCOUNT-73). Nothing is shown to staff, nor
 * where the store does not respond: the profile works without.
 */
export default function CustomerCode({ user }: { user: User }) {
  const messages = useMessages(customerCodeMessages)
  const { signedIn } = useShopper()
  const { data, failure, retry } = useQuery('customer-code', (signal) =>
    browserClient.call(getCustomerCode, {}, { signal }),
  )
  const [isOpen, setOpen] = useState(false)

  function take(claiming: User): void {
    setOpen(false)
    signedIn(claiming)
    retry()
    notify({ id: 'customer-code', tone: 'success', text: messages.claimed })
  }

  if (failure || user.is_employee) return null
  if (!data) return <div aria-hidden className="skeleton h-38 sm:h-19" />
  const { customer_code: code, has_customer_code: isFound } = data
  const icon = code ? 'badge-check' : 'store'
  const detail = isFound ? messages.foundDetail : messages.unknownDetail
  return (
    <section className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-6">
      <PersonalIcon name={icon} className={`size-6 shrink-0 ${code ? 'text-success' : 'text-muted'}`} />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-semibold">{code ? messages.isClaimed : isFound ? messages.found : messages.unknown}</p>
        <p className="text-muted">{code ?? detail}</p>
      </div>
      {!code && (
        <button
          type="button"
          className={`button max-sm:w-full ${isFound ? 'button-primary' : 'button-quiet'}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {messages.haveOne}
        </button>
      )}
      <ClaimDialog isNeeded={isOpen} isOpen={isOpen} user={user} onClaimed={take} onClose={() => setOpen(false)} />
    </section>
  )
}
