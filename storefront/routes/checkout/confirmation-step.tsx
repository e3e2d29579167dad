import { Icon } from '../../ui/icon.tsx'
import { useRef, useState } from 'react'
import { type TaxIdRefusal, isKnownTaxId, refusalOfTaxId } from '#domain/tax-id/rnc.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { orderReviewMessages } from '../../messages/order-review.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ReservedLines } from './reserved-lines.tsx'
import { stepFormId } from './step-action.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import { TaxIdField } from './tax-id-field.tsx'
import { useTaxpayer } from './use-taxpayer.ts'

const ConfirmIdentification = onDemand(
  () => import('../account/profile/confirm-identification.tsx'),
  ({ onCorrect }) => notifyNotOpened(onCorrect),
)

const noteMax = 500

interface Props {
  checkout: CheckoutState
  /** The address or the branches of the order, in one line. */
  destination: string
  onDone: () => void
}

/**
 * The second step: the order to review, with optional fields for a tax receipt and a note to the store. Its code is
 * loaded with the step.
 */
export default function ConfirmationStep({ checkout, destination, onDone }: Props) {
  const reviewMessages = useMessages(orderReviewMessages)
  const { pickUpAt } = useMessages(pickupMessages)
  const [isSubmitted, setSubmitted] = useState(false)
  const [question, setQuestion] = useState<TaxIdRefusal['code']>()
  const taxpayer = useTaxpayer(checkout.taxId)
  const form = useRef<HTMLFormElement>(null)
  const isPickup = checkout.option === 'pick_up'

  return (
    <form
      ref={form}
      id={stepFormId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        const taxId = checkout.taxId.trim()
        if (taxId && !isKnownTaxId(taxId, taxpayer.status))
          return form.current?.querySelector<HTMLElement>('[name=rnc]')?.focus()
        const refusal = taxId && refusalOfTaxId(taxId, taxId === checkout.confirmedTaxId, taxpayer.status)
        if (refusal) return setQuestion(refusal.code)
        onDone()
      }}
    >
      <ReservedLines checkout={checkout} />
      <div className="mt-4 flex gap-3 rounded-md bg-sunken p-4">
        <Icon name={isPickup ? 'store' : 'map-pin'} className="mt-0.5 size-5 text-muted" />
        <div className="min-w-0">
          <p className="text-sm text-muted">{isPickup ? pickUpAt : reviewMessages.goesTo}</p>
          <p className="font-semibold wrap-anywhere">{destination}</p>
          {isPickup && checkout.isForOther && (
            <p className="text-sm">{reviewMessages.picksUp(checkout.customerName)}</p>
          )}
        </div>
      </div>
      <TaxIdField value={checkout.taxId} taxpayer={taxpayer} isSubmitted={isSubmitted} />
      <NoteField value={checkout.note} />
      <ConfirmIdentification
        isNeeded={question !== undefined}
        isOpen={question !== undefined}
        reason={question ?? 'identification-unconfirmed'}
        number={checkout.taxId}
        onCorrect={() => setQuestion(undefined)}
        onConfirm={() => {
          setQuestion(undefined)
          changeCheckout({ confirmedTaxId: checkout.taxId.trim() })
          onDone()
        }}
      />
    </form>
  )
}

function NoteField({ value }: { value: string }) {
  const messages = useMessages(orderReviewMessages)
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
