import { streetLine } from '#domain/addresses/address-lines.ts'
import { useBranchName } from '../../shopper/branch.ts'
import { formatMoney } from '#domain/money/money.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { Address } from '../../addresses/address.ts'
import type { DeliveryOption } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { reachOf } from './use-addresses.ts'

export interface AddressCardsProps {
  list: readonly Address[]
  option: DeliveryOption
  branchCodes: readonly number[]
  chosenId: string | undefined
  onChoose: (addressId: string) => void
}

/** The addresses as a choice. Only one that the delivery method reaches from all branches of the order can be chosen. */
export function AddressCards({ list, option, branchCodes, chosenId, onChoose }: AddressCardsProps) {
  const messages = useMessages(checkoutMessages)
  return (
    <fieldset className="mt-6" aria-describedby="address-problem">
      <legend className="mb-3 font-semibold">{messages.whereTo}</legend>
      <div className="grid gap-3">
        {list.map((address) => (
          <AddressCard
            key={address.id}
            {...{ address, option, branchCodes }}
            isChosen={address.id === chosenId}
            onChoose={() => onChoose(address.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface CardProps {
  address: Address
  option: DeliveryOption
  branchCodes: readonly number[]
  isChosen: boolean
  onChoose: () => void
}

function AddressCard({ address, option, branchCodes, isChosen, onChoose }: CardProps) {
  const messages = useMessages(checkoutMessages)
  const why = useWhyNot(address, option, branchCodes)
  const { priceCentavos } = reachOf(address, option, branchCodes)
  return (
    <ChoiceCard name="address" isChosen={isChosen} isDisabled={why !== undefined} onChoose={onChoose}>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{address.name}</span>
        {address.default && (
          <span className="rounded-sm bg-link-soft px-1.5 py-0.5 text-xs font-semibold text-link">
            {messages.defaultAddress}
          </span>
        )}
        {why === undefined && priceCentavos !== undefined && (
          <span className="ml-auto font-semibold">{formatMoney(priceCentavos)}</span>
        )}
      </span>
      <span className="mt-0.5 block text-sm wrap-anywhere text-muted">
        {streetLine(address)}, {address.sector}, {address.city}
        <br />
        {formatPhone(address.phone)}
      </span>
      {why !== undefined && <span className="mt-1 block text-sm font-medium text-warning">{why}</span>}
    </ChoiceCard>
  )
}

/** Why a delivery method does not reach an address; undefined where it does. */
function useWhyNot(address: Address, option: DeliveryOption, branchCodes: readonly number[]): string | undefined {
  const messages = useMessages(checkoutMessages)
  const stepMessages = useMessages(deliveryStepMessages)
  const nameOf = useBranchName()
  const { isReached, without } = reachOf(address, option, branchCodes)
  if (isReached) return undefined
  if (option === 'nacional_delivery') return stepMessages.notShipped
  if (address.latitud === null) return stepMessages.notOnMap
  return messages.notDelivered(without.map(nameOf).join(', '))
}
