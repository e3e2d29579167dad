import { Suspense, lazy } from 'react'
import type { Address } from '../../addresses/address.ts'
import { type DeliveryOption, changeCheckout } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { User } from '../../shopper/shopper.tsx'
import { addressFormId } from './step-action.tsx'
import { type Addresses, reachOf } from './use-addresses.ts'

const AddressForm = lazy(async () => ({ default: (await import('../../addresses/address-form.tsx')).AddressForm }))

export interface AddressFieldsProps {
  option: Exclude<DeliveryOption, 'pick_up'>
  addresses: Addresses
  branchCodes: readonly number[]
  user: User
  onChoose: (addressId: string) => void
  /** The address that gets its pin; undefined for a new one. */
  edited: Address | undefined
  /** Whether the shopper has opened the form for its map. */
  beginsAtMap: boolean
}

/**
 * The form of a new address, or of one without a pin. The page asks for the pin, which the price of a messenger needs, and
 * stores the address without it as well; national shipping does without.
 */
export default function AddressFields({
  option,
  addresses,
  branchCodes,
  user,
  edited,
  beginsAtMap,
  onChoose,
}: AddressFieldsProps) {
  const messages = useMessages(checkoutMessages)
  const isNational = option === 'nacional_delivery'
  const end = () => changeCheckout({ addressForm: undefined })
  return (
    <Suspense fallback={<div aria-busy="true" className="skeleton mt-4 h-96" />}>
      <AddressForm
        key={`${option} ${edited?.id}`}
        id={addressFormId}
        {...(edited && { address: edited })}
        label={edited?.name ?? messages.newAddress}
        phone={user.phone}
        namesInUse={addresses.list.map(({ name }) => name)}
        branches={{ codes: branchCodes, areAllNeeded: !isNational }}
        place={isNational ? 'optional' : edited ? 'needed' : 'requested'}
        beginsAtMap={beginsAtMap}
        className="mt-4"
        onSaved={(address) => {
          addresses.put(address)
          end()
          if (reachOf(address, option, branchCodes).isReached) onChoose(address.id)
        }}
        onCancel={addresses.list.length > 0 ? end : undefined}
      />
    </Suspense>
  )
}
