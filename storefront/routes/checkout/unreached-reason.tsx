import type { Address } from '../../addresses/address.ts'
import { unreachedAddressMessages } from '../../messages/unreached-addresses.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  isNational: boolean
  /** Whether the store has refused the chosen address. */
  isOut: boolean
  withoutPin: Address | undefined
  /** Whether the shopper wanted to go on without an address. */
  isMissing: boolean
}

/** Why the chosen address or none of them can be chosen, and what to do (CHECKOUT-30). */
export default function UnreachedReason({ isNational, isOut, withoutPin, isMissing }: Props) {
  const messages = useMessages(unreachedAddressMessages)
  if (isOut) return isNational ? messages.notShipped : messages.notDelivered
  if (isNational) return messages.noneShipped
  if (!withoutPin) return messages.noneDelivered
  return isMissing ? messages.pinMissing : messages.needsPin(withoutPin.name)
}
