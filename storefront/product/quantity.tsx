import { useEffect, useState } from 'react'
import { parseQuantity } from '#domain/cart/quantity.ts'
import { productMessages } from '../messages/product.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  value: number
  /** Receives the requested quantity. The owner limits it by stock and price, and passes the result as `value`. */
  onChange: (requested: number) => void
  label: string
  describedBy?: string
}

/**
 * A field for a quantity between two buttons, one less and one more. The field accepts digits only; an empty or
 * negative text is 0 (CART-11).
 */
export function Quantity({ value, onChange, label, describedBy }: Props) {
  const messages = useMessages(productMessages)
  const [typed, setTyped] = useState(String(value))
  useEffect(() => {
    if (parseQuantity(typed) !== value) setTyped(String(value))
  }, [value, typed])
  const type = (text: string) => {
    const requested = parseQuantity(text)
    setTyped(text.trim() === '' ? '' : String(requested))
    onChange(requested)
  }
  const step =
    'grid w-11 place-items-center text-ink -outline-offset-2 hover:bg-quiet disabled:text-muted disabled:opacity-50'
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex h-11 overflow-hidden rounded-md border border-line-strong bg-raised"
    >
      <button
        type="button"
        onClick={() => onChange(value - 1)}
        disabled={value <= 1}
        aria-label={messages.less}
        className={step}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(String(value))}
        className="w-12 bg-transparent text-center font-semibold -outline-offset-2"
      />
      <button type="button" onClick={() => onChange(value + 1)} aria-label={messages.more} className={step}>
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}
