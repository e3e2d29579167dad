import { useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { digitsOf } from '#domain/phone/phone.ts'
import { brandOf, codeLengthOf } from '#domain/saved-cards/card-number.ts'
import { cardHolderMax } from '#domain/saved-cards/saved-card.ts'
import { cardsMessages } from '../messages/cards.ts'
import { useMessages } from '../messages/use-messages.ts'
import { DialogFormButtons } from '../ui/dialog-form-buttons.tsx'
import { DigitsField } from '../ui/digits-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { brandNames } from './brand-names.ts'
import { CardMark } from './card-mark.tsx'
import { codeMask, expiryMask, numberMask } from './card-masks.ts'
import type { CardEntry } from './enter-card.ts'
import type { SavedCard } from './saved-card.ts'
import { useCardForm } from './use-card-form.ts'
import { Icon } from '../ui/icon.tsx'
import { type AnyIconName, PersonalIcon } from '../ui/personal-icon.tsx'

interface Props {
  onSaved: (card: SavedCard) => void
  onCancel: () => void
  /** Whether the customer chooses if the card is remembered, as in the checkout; else it always is. */
  hasRememberChoice?: boolean
  /** The id of the form where the button that adds the card is elsewhere on the page. */
  formId?: string
}

/**
 * The form of a new card. Number and code go from here to the vault and to nothing else; `onSaved` gets the card that the
 * store has saved, with its token. It loads on demand, since few pages need it.
 */
export default function CardForm({ onSaved, onCancel, hasRememberChoice = false, formId }: Props) {
  const messages = useMessages(cardsMessages)
  const [remember, setRemember] = useState(!hasRememberChoice)
  const { card, set, form, testNumber } = useCardForm(onSaved, remember)
  const { ref, errors, failure, isSending, onSubmit } = form
  return (
    <form ref={ref} id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {testNumber && <Note icon="info" text={messages.testCard(testNumber.replaceAll(' ', '\u00a0'))} />}
      <CardFields card={card} errors={errors} set={set} />
      {hasRememberChoice && (
        <label className="flex min-h-6 items-start gap-3 text-sm">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={remember}
            onChange={({ target }) => setRemember(target.checked)}
          />
          {messages.remember}
        </label>
      )}
      <p className="flex gap-2 text-sm text-muted">
        <Icon name="lock-keyhole" className="size-4 mt-0.5 shrink-0" />
        {messages.whereItGoes}
      </p>
      {formId ? (
        <CancelButton {...{ isSending, failure, onCancel }} />
      ) : (
        <DialogFormButtons
          submit={messages.add}
          sending={messages.adding}
          cancel={messages.cancel}
          {...{ isSending, failure, onCancel }}
        />
      )}
    </form>
  )
}

interface CancelProps extends Pick<Props, 'onCancel'> {
  isSending: boolean
  failure: string | undefined
}

/** The foot of a form whose button is elsewhere: how it goes, and the way out. */
function CancelButton({ isSending, failure, onCancel }: CancelProps) {
  const messages = useMessages(cardsMessages)
  return (
    <>
      <p role="alert" className="text-sm text-danger empty:-mb-4">
        {failure}
      </p>
      <p role="status" className="text-sm text-muted empty:-mb-4">
        {isSending && messages.adding}
      </p>
      <button type="button" className="button button-quiet sm:self-end" onClick={onCancel} disabled={isSending}>
        {messages.cancel}
      </button>
    </>
  )
}

interface FieldsProps {
  card: CardEntry
  errors: FieldErrors
  set: (field: keyof CardEntry) => (value: string) => void
}

function CardFields({ card, errors, set }: FieldsProps) {
  const messages = useMessages(cardsMessages)
  const codeLength = codeLengthOf(brandOf(digitsOf(card.number)))
  return (
    <>
      <DigitsField
        label={messages.number}
        name="cardnumber"
        autoComplete="cc-number"
        mask={numberMask}
        value={card.number}
        onValue={set('number')}
        error={errors['number']}
        hint={<Brand number={card.number} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[19rem]:grid-cols-2">
        <DigitsField
          label={messages.expiry}
          name="cc-exp"
          autoComplete="cc-exp"
          placeholder={messages.expiryPlaceholder}
          mask={expiryMask}
          value={card.expiry}
          onValue={set('expiry')}
          error={errors['expiry']}
        />
        <DigitsField
          label={messages.code}
          name="cvc"
          autoComplete="cc-csc"
          mask={codeMask(codeLength)}
          value={card.code}
          onValue={set('code')}
          error={errors['code']}
          hint={messages.codeHint(codeLength)}
        />
      </div>
      <TextField
        label={messages.holder}
        name="ccname"
        autoComplete="cc-name"
        maxLength={cardHolderMax}
        value={card.holder_name}
        onChange={({ target }) => set('holder_name')(target.value)}
        error={errors['holder_name']}
      />
    </>
  )
}

/** The brand that the number belongs to, or those that are taken. */
function Brand({ number }: { number: string }) {
  const messages = useMessages(cardsMessages)
  const brand = brandOf(digitsOf(number))
  if (!brand) return messages.brands
  return (
    <span className="flex items-center gap-2" aria-live="polite">
      <CardMark brand={brand} />
      {brandNames[brand]}
    </span>
  )
}

function Note({ icon, text }: { icon: AnyIconName; text: string }) {
  return (
    <p className="flex gap-3 rounded-md bg-warning-soft px-3 py-2.5 text-sm">
      <PersonalIcon name={icon} className="size-4.5 mt-px shrink-0 text-warning" />
      {text}
    </p>
  )
}
