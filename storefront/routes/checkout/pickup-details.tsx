import { Icon } from '../../ui/icon.tsx'
import { useEffect } from 'react'
import { listPartners } from '#contract/partners.ts'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import type { User } from '../../shopper/shopper.tsx'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useQuery } from '../account/use-query.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { laterPart } from './later-part.tsx'
import { useTimeTexts } from './use-time-texts.ts'
import { useRoot } from '../../page/use-root.ts'

export interface PickupDetailsProps {
  checkout: CheckoutState
  user: User
  branchCodes: readonly number[]
  isNameMissing: boolean
}

const skeleton = <div aria-busy="true" className="skeleton mt-4 h-20 max-w-md" />
/** Most pick up themselves. */
const OtherName = laterPart(() => import('./other-name.tsx'), skeleton)

/** The branches where the order is picked up, and who picks it up. */
export default function PickupDetails({ checkout, user, branchCodes, isNameMissing }: PickupDetailsProps) {
  const stepMessages = useMessages(deliveryStepMessages)
  const pickup = useMessages(pickupMessages)
  const ready = useTimeTexts(branchCodes)?.ready
  const branches = useRoot()?.branches.filter(({ codplace }) => branchCodes.includes(codplace)) ?? []
  return (
    <>
      <h3 className="mt-6 mb-3 font-semibold">
        {branches.length > 1 ? pickup.pickUpAtSeveral(branches.length) : pickup.pickUpAt}
      </h3>
      {branches.length > 1 && <p className="-mt-2 mb-3 text-sm text-muted">{pickup.pickUpAtSeveralDetail}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {branches.map((branch) => (
          <li key={branch.codplace} className="flex gap-3 rounded-md bg-sunken p-4">
            <Icon name="map-pin" className="size-5 mt-0.5 text-muted" />
            <address className="min-w-0 wrap-anywhere not-italic">
              <span className="font-semibold">{branch.description}</span>
              <br />
              {branch.address}, {branch.city_name}
              <br />
              {ready && <span className="block font-semibold text-success">{stepMessages.ready(ready)}</span>}
              {branch.phone && (
                <a className="link" href={phoneUrl(branch.phone)}>
                  {formatPhone(branch.phone)}
                </a>
              )}
            </address>
          </li>
        ))}
      </ul>
      <RecipientChoice checkout={checkout} user={user} />
      {checkout.isForOther && !checkout.partnerId && (
        <OtherName name={checkout.customerName} isMissing={isNameMissing} />
      )}
    </>
  )
}

/** Who picks up: the customer, somebody whose name they write, or one of their partners (PARTNER-3). */
function RecipientChoice({ checkout, user }: Pick<PickupDetailsProps, 'checkout' | 'user'>) {
  const pickup = useMessages(pickupMessages)
  // Without a connection the other two choices remain.
  const { data: partners } = useQuery('partners', (signal) => browserClient.call(listPartners, {}, { signal }))
  const { isForOther, partnerId } = checkout

  useEffect(() => {
    // A partner who was removed meanwhile stays as a name.
    if (partnerId && partners?.every(({ id }) => id !== partnerId)) changeCheckout({ partnerId: undefined })
  }, [partners, partnerId])

  return (
    <fieldset className="mt-6">
      <legend className="mb-3 font-semibold">{pickup.whoPicksUp}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-3">
        <ChoiceCard
          name="who"
          isChosen={!isForOther}
          onChoose={() => changeCheckout({ isForOther: false, partnerId: undefined })}
        >
          <span className="font-semibold wrap-anywhere">{pickup.me(`${user.first_name} ${user.last_name}`)}</span>
        </ChoiceCard>
        {partners?.map(({ id, full_name: name }) => (
          <ChoiceCard
            key={id}
            name="who"
            isChosen={isForOther && partnerId === id}
            onChoose={() => changeCheckout({ isForOther: true, partnerId: id, customerName: name })}
          >
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-sm text-muted">{pickup.partner}</span>
          </ChoiceCard>
        ))}
        <ChoiceCard
          name="who"
          isChosen={isForOther && !partnerId}
          onChoose={() => changeCheckout({ isForOther: true, partnerId: undefined, customerName: '' })}
        >
          <span className="font-semibold">{pickup.other}</span>
        </ChoiceCard>
      </div>
    </fieldset>
  )
}
