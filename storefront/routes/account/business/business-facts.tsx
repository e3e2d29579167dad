import type { ReactNode } from 'react'
import { businessFactsMessages } from '../../../messages/business-facts.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Fact, Facts } from '../facts.tsx'
import { BusinessSteps } from './business-steps.tsx'

interface Props {
  /** Whether the store asks a business for its identification, which the page does not show yet. */
  needsPictures: boolean
  /** What a person can do, at the end of the card. */
  action: ReactNode
}

/**
 * What a business gets; and what the store asks it for, why, and who sees it; to a person who can add one also what
 * happens next (ACCOUNT-100).
 */
export function BusinessFacts({ needsPictures, action }: Props) {
  const messages = useMessages(businessFactsMessages)
  return (
    <>
      <div className="card grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 p-4 sm:p-6 @min-[38rem]:grid-cols-2">
        <Facts title={messages.gets}>
          <Fact icon="receipt-text" name={messages.receipt} detail={messages.receiptDetail} />
          <Fact icon="banknote" name={messages.prices} detail={messages.pricesDetail} />
        </Facts>
        <Facts title={messages.needs}>
          <Fact icon="clipboard-list" name={messages.data} detail={messages.dataDetail} />
          {needsPictures && (
            <Fact
              icon="camera"
              name={messages.pictures}
              detail={
                <>
                  {messages.picturesDetail}{' '}
                  <a href="/home/policies/view-privacy" className="link">
                    {messages.privacy}
                  </a>
                  .
                </>
              }
            />
          )}
        </Facts>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:-mb-2 @min-[38rem]:col-span-2">
          {action}
          <CustomerCodeLine />
        </div>
      </div>
      {action && <BusinessSteps needsPictures={needsPictures} />}
    </>
  )
}

/** The way to the prices of the branches, which need no business (ACCOUNT-73). */
function CustomerCodeLine() {
  const messages = useMessages(businessFactsMessages)
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
      {messages.haveCode}
      <a href="/account/profile" className="link inline-flex min-h-11 items-center font-semibold">
        {messages.addCode}
      </a>
    </p>
  )
}
