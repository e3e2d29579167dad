import { useEffect } from 'react'
import type { Address } from '../../addresses/address.ts'
import type { DeliveryOption } from '../../checkout/checkout-state.ts'
import { unreachedAddressMessages } from '../../messages/unreached-addresses.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { pinButtonId } from './step-action.tsx'

interface Props {
  list: readonly Address[]
  /** Whether none of them is reached. */
  isNone: boolean
  withoutPin: Address | undefined
  /** Whether the shopper wanted to go on without an address. */
  isMissing: boolean
  onPin: (addressId: string) => void
  onMethod: (option: DeliveryOption) => void
}

/** What mends an address that no messenger finds: its pin, or what receives the order instead. */
export default function UnreachedWays({ list, isNone, withoutPin, isMissing, onPin, onMethod }: Props) {
  const messages = useMessages(unreachedAddressMessages)
  // This code may load after the shopper has pressed on.
  useEffect(() => {
    if (isMissing) document.getElementById(pinButtonId)?.focus()
  }, [isMissing])
  return (
    <>
      {withoutPin && (
        <button
          type="button"
          id={pinButtonId}
          aria-describedby="address-problem"
          className="button button-quiet"
          onClick={() => onPin(withoutPin.id)}
        >
          <Icon name="map-pin" className="size-4.5" />
          {messages.putPin(withoutPin.name)}
        </button>
      )}
      {isNone && list.some(({ national }) => national) && (
        <button type="button" className="button button-quiet" onClick={() => onMethod('nacional_delivery')}>
          {messages.offerNational}
        </button>
      )}
      {isNone && (
        <button type="button" className="button button-quiet" onClick={() => onMethod('pick_up')}>
          {messages.offerPickup}
        </button>
      )}
    </>
  )
}
