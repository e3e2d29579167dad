import { useEffect, useRef, useState } from 'react'
import { chooseCard, paymentKey, refusalToFinish, setAmount } from '#domain/payments/selection.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CardKind } from '#domain/payments/payment-kinds.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { CardMark, acceptedBrands } from '../../cards/card-mark.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import { OtherAmount } from './payment-balances.tsx'
import { cardName } from './payment-names.ts'
import { PaymentRow, belowPaymentRow } from './payment-row.tsx'
import type { SavedCard } from '../../cards/saved-card.ts'
import type { PaymentSources } from './payment-sources.ts'
import type { SelectionState } from './use-selection.ts'

const CardForm = onDemand(
  () => import('../../cards/card-form.tsx'),
  ({ onCancel }) => notifyNotOpened(onCancel),
)

interface Props {
  sources: PaymentSources
  state: SelectionState
  onEntered: (card: SavedCard) => void
}

/** The saved cards and a new one as radio buttons. */
export function PaymentCards({ sources: { cards, cardKind, balances }, state, onEntered }: Props) {
  const [newToken, setNewToken] = useState<string>()
  if (!cardKind) return null
  const usable = cards.filter((card) => !card.is_expired)
  return (
    <>
      {usable.map((card) => (
        <CardChoice
          key={card.token}
          card={card}
          kind={cardKind}
          state={state}
          canCombine={balances.length > 0}
          isNew={card.token === newToken}
        />
      ))}
      <NewCard
        state={state}
        onEntered={(card) => {
          setNewToken(card.token)
          onEntered(card)
        }}
      />
    </>
  )
}

/** A link to what mends a refused method, in a tab of its own: leaving the checkout ends its reservation. */
export function MendingLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

/** The id of the form of a new card: the button that places the order submits it while it is open. */
export const newCardFormId = 'new-card'

/** The form of a new card. While it is open no other method is chosen, so that nothing is paid with that by mistake. */
function NewCard({ state, onEntered }: Pick<Props, 'state' | 'onEntered'>) {
  const messages = useMessages(paymentMessages)
  const { selection, choose, isEnteringCard: isOpen, setNewCardRequested } = state
  const isComplete = refusalToFinish(selection) === undefined
  // A balance that was chosen since pays everything: then no card is being entered any more.
  useEffect(() => {
    if (isComplete) setNewCardRequested(false)
  }, [isComplete, setNewCardRequested])
  return (
    <div>
      <PaymentRow
        isChosen={isOpen}
        onChoose={() => {
          setNewCardRequested(true)
          choose({ ...selection, payments: selection.payments.filter((payment) => 'id' in payment) })
        }}
        title={messages.newCard}
        mark={acceptedBrands.map((brand) => (
          <CardMark key={brand} brand={brand} />
        ))}
        detail={messages.newCardDetail}
      />
      {isOpen && (
        <div className={belowPaymentRow}>
          <CardForm
            isNeeded
            meanwhile={<div aria-busy="true" className="skeleton h-80" />}
            hasRememberChoice
            formId={newCardFormId}
            onCancel={() => setNewCardRequested(false)}
            onSaved={(card) => {
              setNewCardRequested(false)
              onEntered(card)
            }}
          />
        </div>
      )}
    </div>
  )
}

interface ChoiceProps {
  card: SavedCard
  kind: CardKind
  state: SelectionState
  /** Whether there is something that can pay a part beside the card. */
  canCombine: boolean
  /** It was just entered: it gets the focus, which its form had. */
  isNew: boolean
}

function CardChoice({ card, kind, state, canCombine, isNew }: ChoiceProps) {
  const messages = useMessages(paymentMessages)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) place.current?.querySelector('input')?.focus()
  }, [isNew])
  const { selection } = state
  const own = { kind, token: card.token }
  const key = paymentKey(own)
  const chosen = selection.payments.find((payment) => paymentKey(payment) === key)
  return (
    <div ref={place}>
      <PaymentRow
        isChosen={chosen !== undefined}
        onChoose={() => state.act(chooseCard(selection, own))}
        title={cardName(card, messages)}
        mark={<CardMark brand={card.brand} />}
        detail={
          <span className="flex flex-wrap justify-between gap-x-4">
            {messages.cardExpires(expiryOf(card))}
            {chosen && canCombine && <strong>{messages.uses(formatMoney(chosen.amountCentavos))}</strong>}
          </span>
        }
      />
      {chosen && canCombine && (
        <div className="border-t border-line pr-3 pl-10 sm:pr-4 sm:pl-11">
          <OtherAmount
            name={cardName(card, messages)}
            amountCentavos={chosen.amountCentavos}
            onAmount={(amount) => state.act(setAmount(selection, key, amount))}
          />
        </div>
      )}
    </div>
  )
}

/** The month after which a card cannot pay, as `03/2027`. */
export function expiryOf(card: SavedCard): string {
  return `${String(card.expiry_month).padStart(2, '0')}/${card.expiry_year}`
}
