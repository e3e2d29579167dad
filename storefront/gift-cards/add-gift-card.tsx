import { Icon } from '../ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { redeemGiftCard } from '#contract/balances.ts'
import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { giftCardCodeMax } from '#domain/balances/gift-card-code.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { giftCardMessages } from '../messages/gift-card.ts'
import { useMessages } from '../messages/use-messages.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { newKey } from '../shopper/idempotency-key.ts'
import { notify } from '../ui/notify.ts'
import { TextField } from '../ui/text-field.tsx'

type OnAdded = (card: ReplyOf<typeof redeemGiftCard>) => void

/** A button that opens a field for the code of a gift card, which is added to the customer's account (BALANCE-14). */
export function AddGiftCard({ onAdded }: { onAdded: OnAdded }) {
  const messages = useMessages(giftCardMessages)
  const [isOpen, setOpen] = useState(false)
  const place = useFocusBetween(isOpen)
  return (
    <div ref={place}>
      {isOpen ? (
        <CodeForm
          onCancel={() => setOpen(false)}
          onAdded={(card) => {
            setOpen(false)
            onAdded(card)
          }}
        />
      ) : (
        <button type="button" className="button button-quiet max-sm:w-full" onClick={() => setOpen(true)}>
          <Icon name="plus" className="size-4.5" />
          {messages.open}
        </button>
      )}
    </div>
  )
}

function CodeForm({ onAdded, onCancel }: { onAdded: OnAdded; onCancel: () => void }) {
  const messages = useMessages(giftCardMessages)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function add(): Promise<void> {
    if (isSending) return
    if (!code.trim()) {
      form.current?.querySelector('input')?.focus()
      return setError(messages.missing)
    }
    setSending(true)
    setError(undefined)
    try {
      const card = await browserClient.call(redeemGiftCard, { code }, { idempotencyKey: newKey() })
      notify({ id: 'gift-card', tone: 'success', text: messages.added(formatMoney(toCentavos(card.balance))) })
      onAdded(card)
    } catch (failure) {
      setError(
        (failure instanceof CallFailed && failure.reason !== 'network' && failure.message) || messages.connection,
      )
      setSending(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        className="grow sm:max-w-80"
        label={messages.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={giftCardCodeMax}
        value={code}
        error={error}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3 max-sm:w-full sm:mt-7">
        <button type="submit" className="button button-quiet max-sm:grow" aria-disabled={isSending}>
          {messages.add}
        </button>
        <button type="button" className="button button-quiet max-sm:grow" onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}

/** Moves the focus to the field when it takes the place of the button, and back: the browser would drop it. */
function useFocusBetween(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const was = useRef(isOpen)
  useEffect(() => {
    if (was.current !== isOpen) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    was.current = isOpen
  }, [isOpen])
  return place
}
