import { useId, useState } from 'react'
import { type Centavos, formatMoney, sumCentavos, toDecimal } from '#domain/money/money.ts'
import { paymentKey, setAmount, toggleBalance } from '#domain/payments/selection.ts'
import { formatDay } from '../account/dates.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { parseAmount } from './parse-amount.ts'
import { balanceName } from './payment-names.ts'
import type { OfferedBalance } from './payment-sources.ts'
import type { SelectionState } from './use-selection.ts'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

const icons = { gift_card: 'gift', reward: 'award', deposit: 'landmark', credit_note: 'file-text' } as const

interface Props {
  balances: readonly OfferedBalance[]
  state: SelectionState
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/**
 * The customer's gift cards, credit notes and deposits: one line with what they come to, which opens a checkbox for each.
 * It says what it holds and what of it is used.
 */
export function PaymentBalances({ balances, state, isOpen, onToggle }: Props) {
  const messages = useMessages(paymentMessages)
  const usedCentavos = sumCentavos(
    state.selection.payments.flatMap((payment) => ('id' in payment ? [payment.amountCentavos] : [])),
  )
  const leftCentavos = sumCentavos(balances.map(({ balanceCentavos }) => balanceCentavos))
  return (
    <details
      className="group mb-6 rounded-md border-2 border-line-option bg-raised"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-md px-3 py-2 sm:px-4 [&::-webkit-details-marker]:hidden">
        <PersonalIcon name="wallet" className="size-5 shrink-0 text-link" />
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span className="block font-semibold">{messages.balances}</span>
            <span className="block text-sm text-muted">
              {messages.balancesLeft(balances.length, formatMoney(leftCentavos))}
            </span>
          </span>
          {usedCentavos > 0 && <strong className="text-sm">{messages.uses(formatMoney(usedCentavos))}</strong>}
        </span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <fieldset className="px-3 pb-3 sm:px-4 sm:pb-4">
        <legend className="sr-only">{messages.balances}</legend>
        <div className="grid gap-3">
          {balances.map((balance) => (
            <BalanceChoice key={balance.id} balance={balance} state={state} />
          ))}
        </div>
      </fieldset>
    </details>
  )
}

function BalanceChoice({ balance, state }: { balance: OfferedBalance; state: SelectionState }) {
  const messages = useMessages(paymentMessages)
  const language = useLanguage()
  const key = paymentKey(balance)
  const chosen = state.selection.payments.find((payment) => paymentKey(payment) === key)
  const name = balanceName(balance, messages)
  return (
    <div>
      <ChoiceCard
        name={key}
        isMultiple
        isChosen={chosen !== undefined}
        onChoose={() => state.act(toggleBalance(state.selection, balance))}
      >
        <span className="flex items-start gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <PersonalIcon name={icons[balance.source]} className="ml-auto size-5 shrink-0 text-muted" />
        </span>
        <span className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-muted">
            {messages.available(formatMoney(balance.balanceCentavos))}
            {balance.expiresAt && ` ${messages.expires(formatDay(balance.expiresAt, language))}`}
          </span>
          {chosen && <strong>{messages.uses(formatMoney(chosen.amountCentavos))}</strong>}
        </span>
      </ChoiceCard>
      {chosen && (
        <OtherAmount
          name={name}
          amountCentavos={chosen.amountCentavos}
          onAmount={(amount) => state.act(setAmount(state.selection, key, amount))}
        />
      )}
    </div>
  )
}

interface OtherAmountProps {
  name: string
  amountCentavos: Centavos
  onAmount: (amountCentavos: Centavos) => void
}

/** A button below a chosen payment that opens a field for another amount. */
export function OtherAmount({ name, amountCentavos, onAmount }: OtherAmountProps) {
  const messages = useMessages(paymentMessages)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={messages.otherAmountOf(name)}
        className="mt-1 min-h-11 rounded-md px-1 text-sm font-semibold text-link hover:underline"
        onClick={() => setOpen((before) => !before)}
      >
        {messages.otherAmount}
      </button>
      {isOpen && (
        <AmountForm
          id={id}
          amountCentavos={amountCentavos}
          onAmount={(amount) => {
            setOpen(false)
            onAmount(amount)
          }}
        />
      )}
    </>
  )
}

function AmountForm({ id, amountCentavos, onAmount }: Omit<OtherAmountProps, 'name'> & { id: string }) {
  const messages = useMessages(paymentMessages)
  const [text, setText] = useState(() => toDecimal(amountCentavos).toFixed(2))
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      id={id}
      noValidate
      className="mb-2 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const amount = parseAmount(text)
        setWrong(!amount)
        if (amount) onAmount(amount)
      }}
    >
      <TextField
        className="max-w-48 grow"
        label={messages.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        error={isWrong ? messages.amountInvalid : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className="button button-quiet mt-7">
        {messages.apply}
      </button>
    </form>
  )
}
