import { useEffect, useState } from 'react'
import { getBusinessProfile } from '#contract/business-profile.ts'
import { orderReviewMessages } from '../../messages/order-review.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../../shopper/browser-client.ts'

/** The button that fills in the tax number of the customer's business; nothing for anybody without one (CHECKOUT-36). */
export function BusinessTaxId({ onChoose }: { onChoose: (taxId: string) => void }) {
  const messages = useMessages(orderReviewMessages)
  const [business, setBusiness] = useState<{ company: string | null; rnc: string }>()
  useEffect(() => {
    const leaving = new AbortController()
    browserClient.call(getBusinessProfile, {}, { signal: leaving.signal }).then(
      ({ business_profile: { kind, company, rnc } }) => kind === 'business' && rnc && setBusiness({ company, rnc }),
      // The number can be typed.
      () => {},
    )
    return () => leaving.abort()
  }, [])
  if (!business) return null
  return (
    <button
      type="button"
      className="link min-h-11 text-left text-sm font-semibold wrap-anywhere"
      onClick={() => onChoose(business.rnc)}
    >
      {messages.useBusiness(business.rnc, business.company)}
    </button>
  )
}
