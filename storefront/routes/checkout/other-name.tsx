import { useEffect, useRef } from 'react'
import { changeCheckout } from '../../checkout/checkout-state.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/text-field.tsx'

interface Props {
  name: string
  /** Whether the shopper wanted to go on without it. */
  isMissing: boolean
}

const customerNameMax = 100

/** The name of somebody else who picks the order up. */
export default function OtherName({ name, isMissing }: Props) {
  const pickup = useMessages(pickupMessages)
  const field = useRef<HTMLInputElement>(null)
  // This code may load after the shopper has pressed on.
  useEffect(() => {
    if (isMissing) field.current?.focus()
  }, [isMissing])
  return (
    <TextField
      ref={field}
      className="mt-4 max-w-md"
      name="customer_name"
      label={pickup.otherName}
      hint={pickup.otherNameHint}
      error={isMissing && !name.trim() ? pickup.nameMissing : undefined}
      autoComplete="off"
      maxLength={customerNameMax}
      value={name}
      onChange={(event) => changeCheckout({ customerName: event.currentTarget.value })}
    />
  )
}
