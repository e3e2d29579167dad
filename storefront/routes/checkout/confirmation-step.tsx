import { MapPin, Store } from 'lucide-react'
import { useRef, useState } from 'react'
import { isRnc, isTaxId } from '#domain/customers/rnc.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { checkoutWords } from '../../words/checkout.ts'
import { useWords } from '../../words/use-words.ts'
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
  const words = useWords(checkoutWords)
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
          <p className="text-sm text-muted">{isPickup ? words.pickUpAt : words.goesTo}</p>
          <p className="font-semibold wrap-anywhere">{wayLine}</p>
          {isPickup && checkout.isForOther && <p className="text-sm">{words.picksUp(checkout.customerName)}</p>}
        </div>
      </div>
      <TaxIdField value={checkout.taxId} isAsked={isAsked} />
      <NoteField value={checkout.note} />
      <button type="submit" className="button button-primary mt-6 w-full sm:w-auto sm:min-w-48">
        {words.goOn}
      </button>
    </form>
  )
}

/**
 * Checked as it is typed, once it is long enough to be one; what is wrong is said on leaving the step or the
 * field.
 */
function TaxIdField({ value, isAsked }: { value: string; isAsked: boolean }) {
  const words = useWords(checkoutWords)
  const [isLeft, setLeft] = useState(false)
  const isGiven = value.trim() !== ''
  const isValid = isGiven && isTaxId(value)
  const kind = isRnc(value) ? words.taxReceiptRnc : words.taxReceiptCedula
  return (
    <TextField
      className="mt-5 max-w-md"
      name="rnc"
      label={words.taxReceipt}
      isOptional
      hint={isValid ? `✓ ${kind}` : words.taxReceiptHint}
      error={isGiven && !isValid && (isAsked || isLeft) ? words.taxReceiptInvalid : undefined}
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
  const words = useWords(checkoutWords)
  return (
    <div className="mt-5">
      <label htmlFor="order-note" className="mb-1.5 block text-sm font-semibold">
        {words.noteForStore}
        <span className="font-normal text-muted"> · {words.optional}</span>
      </label>
      <textarea
        id="order-note"
        rows={3}
        maxLength={noteMax}
        className="field resize-y"
        placeholder={words.noteHint}
        aria-describedby="order-note-left"
        value={value}
        onChange={(event) => changeCheckout({ note: event.currentTarget.value })}
      />
      <p id="order-note-left" className="mt-1 text-right text-sm text-muted">
        {words.charactersLeft(noteMax - value.length)}
      </p>
    </div>
  )
}
