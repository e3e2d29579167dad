import type { ReactNode } from 'react'
import { businessFactsMessages } from '../../../messages/business-facts.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Fact, FactLink, Facts } from '../facts.tsx'

interface Props {
  /** Whether the store asks a business for its identification, which the page does not show yet. */
  needsPictures: boolean
  /** What a person can do, at the end of the card. */
  action: ReactNode
}

/** What a business gets; and what the store asks it for, why, and who sees it (ACCOUNT-100). */
export function BusinessFacts({ needsPictures, action }: Props) {
  const messages = useMessages(businessFactsMessages)
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 p-4 sm:p-6 @min-[38rem]:grid-cols-2">
      <Facts title={messages.gets}>
        <Fact icon="receipt-text" name={messages.receipt} detail={messages.receiptDetail} />
        <Fact icon="banknote" name={messages.prices} detail={messages.pricesDetail}>
          <FactLink to="/account/profile" text={messages.addCode} />
        </Fact>
      </Facts>
      <Facts title={messages.needs}>
        <Fact icon="clipboard-list" name={messages.data} detail={messages.dataDetail} />
        {needsPictures && (
          <Fact icon="camera" name={messages.pictures} detail={messages.picturesDetail}>
            <FactLink to="/home/policies/view-privacy" text={messages.privacy} />
          </Fact>
        )}
      </Facts>
      {action && <div className="@min-[38rem]:col-span-2">{action}</div>}
    </div>
  )
}
