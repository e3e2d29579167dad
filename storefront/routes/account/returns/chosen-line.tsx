import { useEffect, useId, useRef, useState } from 'react'
import { type ReturnReason, returnReasons } from '#domain/returns/return.ts'
import { returnReasonMessages } from '../../../messages/return-reasons.ts'
import { returnsMessages } from '../../../messages/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Quantity } from '../../../product/quantity.tsx'
import type { ChosenLine } from './use-return-form.ts'

export interface ChosenLineProps {
  product: string
  /** How many units can still be returned. */
  available: number
  chosen: ChosenLine
  onChoose: (line: ChosenLine) => void
  /** The form was sent without a reason for it. */
  isReasonMissing: boolean
}

/** Of a product that comes back: how many units where there are several, and why (RETURN-11). */
export default function ChosenLineFields({ product, available, chosen, onChoose, isReasonMissing }: ChosenLineProps) {
  const messages = useMessages(returnsMessages)
  const { reasons } = useMessages(returnReasonMessages)
  const { quantity, reason } = chosen
  const select = useRef<HTMLSelectElement>(null)
  // These fields may arrive after the form was sent, when the form has no invalid field to focus yet.
  useEffect(() => {
    if (isReasonMissing && !document.activeElement?.matches('[aria-invalid="true"]')) select.current?.focus()
  }, [isReasonMissing])
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3 px-3.5 pt-1 pb-3.5 sm:px-4.5 sm:pb-4.5">
      {available > 1 && (
        <Units
          product={product}
          quantity={quantity}
          available={available}
          onQuantity={(units) => onChoose({ quantity: units, reason })}
        />
      )}
      <label className="min-w-0 grow basis-52 text-sm font-semibold">
        {messages.why}
        <select
          ref={select}
          className="field mt-1 font-normal"
          aria-label={messages.reason(product)}
          value={reason}
          aria-invalid={isReasonMissing}
          onChange={({ target }) => onChoose({ quantity, reason: target.value as ReturnReason })}
        >
          <option value="" disabled>
            {messages.chooseAReason}
          </option>
          {returnReasons.map((value) => (
            <option key={value} value={value}>
              {reasons[value]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

interface UnitsProps {
  product: string
  quantity: number
  available: number
  onQuantity: (quantity: number) => void
}

/** From one unit to all that can still be returned. */
function Units({ product, quantity, available, onQuantity }: UnitsProps) {
  const messages = useMessages(returnsMessages)
  const id = useId()
  const [isEmpty, setEmpty] = useState(false)
  return (
    // Who empties the field writes another number next; whoever leaves it empty returns one unit.
    <div onBlur={() => setEmpty(false)}>
      <p aria-hidden className="mb-1 text-sm font-semibold">
        {messages.howMany}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <Quantity
          label={messages.quantity(product)}
          describedBy={id}
          value={isEmpty ? 0 : quantity}
          onChange={(requested) => {
            setEmpty(requested < 1)
            onQuantity(Math.min(available, Math.max(1, requested)))
          }}
        />
        <span id={id} className="text-sm text-muted">
          {messages.of(available)}
        </span>
      </div>
    </div>
  )
}
