import { useId } from 'react'
import { type Centavos, formatMoney, sumCentavos, toCentavos } from '#domain/money/money.ts'
import { type ReturnEnding, isCreditOnly, returnEndingsOf } from '#domain/returns/return.ts'
import { orderReturnsMessages } from '../../../messages/order-returns.ts'
import { returnsMessages } from '../../../messages/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Choices } from '../../../ui/choices.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { FieldLayout, fieldAttributes } from '../../../ui/text-field.tsx'
import { UploadProgress } from '../../../ui/upload-progress.tsx'
import type { OrderDetail } from '../order-detail.ts'
import { whenSeen } from '../when-seen.tsx'
import type { HandInProps } from './hand-in.tsx'
import { NumberedHeading } from './numbered-heading.tsx'
import { ReturnLine } from './return-line.tsx'
import { returnPolicyPath } from './return-policy.ts'
import type { ReturnPicturesProps } from './return-pictures.tsx'
import { type ReturnFormProps, isUnexplained, useReturnForm } from './use-return-form.ts'

// Both stand before the button: their placeholders have their height, so that it does not move under a finger.
const ReturnPictures = whenSeen<ReturnPicturesProps>(
  () => import('./return-pictures.tsx'),
  'h-35 max-sm:pointer-coarse:h-48',
)
const HandIn = whenSeen<HandInProps>(() => import('./hand-in.tsx'), 'h-76.5 @min-[45rem]:h-56.5', '300px')

// With large text on a narrow screen the space around the parts gives way to what is in them.
const card = 'card p-[min(1rem,5vw)] sm:p-6'

const nothingChosen = { quantity: 0, reason: '' } as const

interface Props extends Omit<ReturnFormProps, 'orderId'> {
  order: OrderDetail
}

/** The form of a return: which units and why, a comment, pictures, and what the customer would like to get. */
export function ReturnForm({ order, lines, onSent }: Props) {
  const { chosen, choose, comment, setComment, preference, setPreference, pictures, form, upload } = useReturnForm({
    orderId: order.id,
    lines,
    onSent,
  })
  const { ref, errors, failure, isSending, onSubmit } = form
  const priceOf = (code: string) => order.lines.find(({ codarticulo }) => codarticulo === code)?.price ?? 0
  const amount = sumCentavos(Object.entries(chosen).map(([code, { quantity }]) => quantity * toCentavos(priceOf(code))))
  const isExplained = Object.values(chosen).some(({ quantity, reason }) => quantity > 0 && reason === 'other')
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={onSubmit}
      className="relative grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[45rem]:pr-[21.25rem]"
    >
      <Lines error={errors['lines']} hasInvalidField={Object.values(chosen).some(isUnexplained)}>
        {lines.map(({ codarticulo, quantity }) => {
          const line = order.lines.find((each) => each.codarticulo === codarticulo)
          return (
            line && (
              <ReturnLine
                key={codarticulo}
                line={line}
                available={quantity}
                chosen={chosen[codarticulo]}
                onChoose={(value) => choose(codarticulo, value)}
                isReasonMissing={errors['lines'] !== undefined && isUnexplained(chosen[codarticulo] ?? nothingChosen)}
              />
            )
          )
        })}
      </Lines>
      <div className={`${card} flex flex-col gap-5`}>
        <Comment value={comment} isRequired={isExplained} error={errors['comment']} onValue={setComment} />
        <ReturnPictures pictures={pictures} errors={errors} isDisabled={isSending} />
      </div>
      <Sending order={order} isSending={isSending} isEmpty={amount === 0} isComplained={errors['lines'] !== undefined}>
        <Refund order={order} amount={amount} value={preference} onValue={setPreference} />
        {/* One error is named here too: its place may be outside of the window. */}
        <FormFailure failure={failure ?? onlyOne(errors)} errors={errors} className="empty:hidden" />
        <UploadProgress part={upload.part} onCancel={upload.cancel} />
      </Sending>
    </form>
  )
}

const onlyOne = (errors: Readonly<Record<string, string>>) =>
  Object.keys(errors).length === 1 ? Object.values(errors)[0] : undefined

interface SendingProps {
  order: OrderDetail
  isSending: boolean
  /** Whether nothing is chosen: the button looks disabled then, and says why. */
  isEmpty: boolean
  /** Whether the page has said so already. */
  isComplained: boolean
  children: React.ReactNode
}

/** What follows, and the button: while something is missing, it says what it is once it is pressed (RETURN-11). */
function Sending({ order, isSending, isEmpty, isComplained, children }: SendingProps) {
  const messages = useMessages(returnsMessages)
  const id = useId()
  return (
    <div className={`${card} flex flex-col gap-3`}>
      <NumberedHeading number={3} text={messages.sendTitle} />
      <p className="-mt-2 text-sm text-muted">{messages.sendHint}</p>
      <HandIn order={order} isPart />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="submit"
          className="button button-primary max-sm:w-full"
          aria-disabled={isSending || isEmpty}
          aria-describedby={id}
        >
          {isSending ? messages.sending : messages.send}
        </button>
        <p id={id} className="text-sm text-muted empty:hidden max-sm:-mt-1 max-sm:w-full max-sm:text-center">
          {isEmpty && !isComplained && messages.chooseFirst}
        </p>
        <a href={`/account/orders/${order.id}`} className="button button-text max-sm:w-full">
          {messages.backToOrder}
        </a>
      </div>
    </div>
  )
}

interface RefundProps extends PreferenceProps {
  /** What the chosen units are worth; 0 while none is chosen. */
  amount: Centavos
}

/**
 * As what the products come back, and how much once something is chosen (RETURN-15): in the part of the button, on wide
 * screens beside the form.
 */
function Refund({ amount, ...preference }: RefundProps) {
  const messages = useMessages(returnsMessages)
  const { policy } = useMessages(orderReturnsMessages)
  return (
    <div className="@min-[45rem]:absolute @min-[45rem]:inset-y-0 @min-[45rem]:right-0 @min-[45rem]:w-80">
      <section
        className="flex flex-col gap-2 rounded-md bg-paper p-4 @min-[45rem]:sticky @min-[45rem]:top-20 @min-[45rem]:rounded-lg @min-[45rem]:bg-raised @min-[45rem]:p-6 @min-[45rem]:shadow-(--shadow)"
        aria-label={messages.amount}
      >
        <div aria-live="polite" className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="min-w-0 font-bold wrap-anywhere">{messages.amount}</h2>
          {amount > 0 && <strong className="text-[min(1.125rem,10vw)] font-extrabold">{formatMoney(amount)}</strong>}
        </div>
        {amount === 0 && <p className="text-sm text-muted">{messages.amountUnknown}</p>}
        <Preference {...preference} />
        {amount > 0 && <p className="text-sm text-muted">{messages.amountHint}</p>}
        <a
          href={returnPolicyPath}
          className="link -mt-2 -mb-3 inline-flex min-h-11 items-center self-start text-sm font-semibold"
        >
          {policy}
        </a>
      </section>
    </div>
  )
}

interface PreferenceProps {
  order: OrderDetail
  value: ReturnEnding
  onValue: (value: ReturnEnding) => void
}

/** What the customer would like to get, among what the payments of the order allow; one way is no question. */
function Preference({ order, value, onValue }: PreferenceProps) {
  const messages = useMessages(returnsMessages)
  const kinds = order.payments.map(({ kind }) => kind)
  const endings = returnEndingsOf(kinds)
  if (isCreditOnly(kinds))
    return (
      <p className="text-sm text-muted">
        <strong className="block text-ink">{messages.creditOnly}</strong> {messages.creditOnlyDetail}
      </p>
    )
  return (
    <Choices
      legend={messages.preference}
      name="preference"
      value={endings.includes(value) ? value : 'credit_note'}
      choices={endings.map((ending) => ({
        value: ending,
        name: messages.preferences[ending],
        detail: messages.preferenceDetails[ending],
      }))}
      onValue={(ending) => onValue(ending === 'refund' ? 'refund' : 'credit_note')}
    />
  )
}

interface LinesProps {
  error: string | undefined
  /** Whether one of its own fields is to get the focus instead of all of it. */
  hasInvalidField: boolean
  children: React.ReactNode
}

function Lines({ error, hasInvalidField, children }: LinesProps) {
  const messages = useMessages(returnsMessages)
  const id = useId()
  return (
    <fieldset
      className={`${card} min-w-0 outline-none`}
      aria-describedby={`${id}-error`}
      {...(error && !hasInvalidField && { tabIndex: -1, 'data-invalid': true })}
    >
      <legend className="sr-only">{messages.which}</legend>
      <div aria-hidden>
        <NumberedHeading number={1} text={messages.which} />
      </div>
      {/* Above the products, where the focus goes. */}
      <p id={`${id}-error`} aria-live="polite" className="mt-1 text-sm font-medium text-danger">
        {error}
      </p>
      {!error && <p className="text-sm text-muted">{messages.whichHint}</p>}
      <ul className="mt-3 flex flex-col gap-4">{children}</ul>
    </fieldset>
  )
}

interface CommentProps {
  isRequired: boolean
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

function Comment({ value, isRequired, error, onValue }: CommentProps) {
  const messages = useMessages(returnsMessages)
  const id = useId()
  const optional = isRequired ? undefined : messages.optional
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden>
        <NumberedHeading number={2} text={messages.comment} optional={optional} />
      </div>
      {/* Above the field, where it is read before it is answered. */}
      <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
        {messages.commentHint}
      </p>
      <FieldLayout {...{ id, optional, error }} label={messages.comment} isLabelHidden>
        <textarea
          {...fieldAttributes(id, error, true)}
          className="field min-h-24"
          rows={3}
          maxLength={500}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      </FieldLayout>
    </div>
  )
}
