import { MapPin, Store } from 'lucide-react'
import { useRef, useState } from 'react'
import { isRnc, isTaxId } from '#domain/tax-id/rnc.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OrderLines } from './order-lines.tsx'
import { TextField } from './text-field.tsx'

const noteMax = 500
const taxIdMax = 20

interface Props {
  checkout: CheckoutState
  /** Where the order goes, in a line. */
  wayLine: string
  onDone: () => void
}

/** Everything once more before it is paid, with what may still be added: the tax receipt and a note. */
export function ConfirmationStep({ checkout, wayLine, onDone }: Props) {
  const messages = useMessages(checkoutMessages)
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isPickup = checkout.option === 'pick_up'
  const Sign = isPickup ? Store : MapPin

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!checkout.taxId.trim() || isTaxId(checkout.taxId)) return onDone()
        form.current?.querySelector<HTMLElement>('[name=rnc]')?.focus()
      }}
    >
      <OrderLines checkout={checkout} />
      <div className="mt-4 flex gap-3 rounded-md bg-sunken p-4">
        <Sign size={20} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="text-sm text-muted">{isPickup ? messages.pickUpAt : messages.goesTo}</p>
          <p className="font-semibold wrap-anywhere">{wayLine}</p>
          {isPickup && checkout.isForOther && <p className="text-sm">{messages.picksUp(checkout.customerName)}</p>}
        </div>
      </div>
      <TaxIdField value={checkout.taxId} isAsked={isAsked} />
      <NoteField value={checkout.note} />
      <button type="submit" className="button button-primary mt-6 w-full sm:w-auto sm:min-w-48">
        {messages.goOn}
      </button>
    </form>
  )
}

/**
 * Checked as it is typed, once it is long enough to be one; what is wrong is said on leaving the step or the
 * field.
 */
function TaxIdField({ value, isAsked }: { value: string; isAsked: boolean }) {
  const messages = useMessages(checkoutMessages)
  const [isLeft, setLeft] = useState(false)
  const isGiven = value.trim() !== ''
  const isValid = isGiven && isTaxId(value)
  const kind = isRnc(value) ? messages.taxReceiptRnc : messages.taxReceiptCedula
  return (
    <TextField
      className="mt-5 max-w-md"
      name="rnc"
      label={messages.taxReceipt}
      isOptional
      hint={isValid ? `✓ ${kind}` : messages.taxReceiptHint}
      error={isGiven && !isValid && (isAsked || isLeft) ? messages.taxReceiptInvalid : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={taxIdMax}
      value={value}
      onBlur={() => setLeft(true)}
      onChange={(event) => changeCheckout({ taxId: event.currentTarget.value.replace(/[^\d -]/g, '') })}
    />
  )
}

function NoteField({ value }: { value: string }) {
  const messages = useMessages(checkoutMessages)
  return (
    <div className="mt-5">
      <label htmlFor="order-note" className="mb-1.5 block text-sm font-semibold">
        {messages.noteForStore}
        <span className="font-normal text-muted"> · {messages.optional}</span>
      </label>
      <textarea
        id="order-note"
        rows={3}
        maxLength={noteMax}
        className="field resize-y"
        placeholder={messages.noteHint}
        aria-describedby="order-note-left"
        value={value}
        onChange={(event) => changeCheckout({ note: event.currentTarget.value })}
      />
      <p id="order-note-left" className="mt-1 text-right text-sm text-muted">
        {messages.charactersLeft(noteMax - value.length)}
      </p>
    </div>
  )
}
