import { Plus } from 'lucide-react'
import { useState } from 'react'
import { redeemGiftCard } from '#contract/balances.ts'
import { CallFailed } from '#contract/client.ts'
import { giftCardCodeMax } from '#domain/balances/gift-card-code.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { newKey } from '../../shopper/idempotency-key.ts'
import { TextField } from '../../ui/text-field.tsx'

/** A button that opens a field for the code of a gift card, which is added to the customer's account (BALANCE-14). */
export function AddGiftCard({ onAdded }: { onAdded: () => void }) {
  const messages = useMessages(paymentMessages)
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function add(): Promise<void> {
    if (isSending || !code.trim()) return
    setSending(true)
    setError(undefined)
    try {
      await browserClient.call(redeemGiftCard, { code }, { idempotencyKey: newKey() })
      setCode('')
      setOpen(false)
      onAdded()
    } catch (failure) {
      setError(
        (failure instanceof CallFailed && failure.reason !== 'network' && failure.message) || messages.connection,
      )
    } finally {
      setSending(false)
    }
  }

  if (!isOpen)
    return (
      <button type="button" className="button button-quiet mb-6" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden />
        {messages.addGiftCard}
      </button>
    )
  return (
    <form
      noValidate
      className="mb-6 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        className="max-w-80 grow"
        label={messages.giftCardCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={giftCardCodeMax}
        value={code}
        error={error}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <button type="submit" className="button button-quiet mt-7" disabled={isSending}>
        {messages.add}
      </button>
    </form>
  )
}
