import { MapPin, Store } from 'lucide-react'
import { useRef, useState } from 'react'
import { hasTaxIdForm, isRnc, isTaxId, refusalOfTaxId } from '#domain/tax-id/rnc.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ReservedLines } from './reserved-lines.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import { TextField } from '../../ui/text-field.tsx'

const ConfirmIdentification = onDemand(
  () => import('../account/profile/confirm-identification.tsx'),
  ({ onCorrect }) => notifyNotOpened(onCorrect),
)

const noteMax = 500
const taxIdMax = 20

interface Props {
  checkout: CheckoutState
  /** The address or the branches of the order, in one line. */
  destination: string
  onDone: () => void
}

/** The second step: the order to review, with optional fields for a tax receipt and a note to the store. */
export function ConfirmationStep({ checkout, destination, onDone }: Props) {
  const messages = useMessages(checkoutMessages)
  const [isSubmitted, setSubmitted] = useState(false)
  const [isQuestionOpen, setQuestionOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isPickup = checkout.option === 'pick_up'
  const PlaceIcon = isPickup ? Store : MapPin

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        const taxId = checkout.taxId.trim()
        if (taxId && !hasTaxIdForm(taxId)) return form.current?.querySelector<HTMLElement>('[name=rnc]')?.focus()
        if (taxId && refusalOfTaxId(taxId, taxId === checkout.confirmedTaxId)) return setQuestionOpen(true)
        onDone()
      }}
    >
      <ReservedLines checkout={checkout} />
      <div className="mt-4 flex gap-3 rounded-md bg-sunken p-4">
        <PlaceIcon size={20} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="text-sm text-muted">{isPickup ? messages.pickUpAt : messages.goesTo}</p>
          <p className="font-semibold wrap-anywhere">{destination}</p>
          {isPickup && checkout.isForOther && <p className="text-sm">{messages.picksUp(checkout.customerName)}</p>}
        </div>
      </div>
      <TaxIdField value={checkout.taxId} isSubmitted={isSubmitted} />
      <NoteField value={checkout.note} />
      <button type="submit" className="button button-primary mt-6 w-full sm:w-auto sm:min-w-48">
        {messages.goOn}
      </button>
      <ConfirmIdentification
        isNeeded={isQuestionOpen}
        isOpen={isQuestionOpen}
        number={checkout.taxId}
        onCorrect={() => setQuestionOpen(false)}
        onConfirm={() => {
          setQuestionOpen(false)
          changeCheckout({ confirmedTaxId: checkout.taxId.trim() })
          onDone()
        }}
      />
    </form>
  )
}

/** The tax number of a receipt. A valid one is acknowledged while it is typed; an error shows after the field or the step is left. */
function TaxIdField({ value, isSubmitted }: { value: string; isSubmitted: boolean }) {
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
      optional={`· ${messages.optional}`}
      hint={isValid ? `✓ ${kind}` : messages.taxReceiptHint}
      error={isGiven && !hasTaxIdForm(value) && (isSubmitted || isLeft) ? messages.taxReceiptInvalid : undefined}
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
