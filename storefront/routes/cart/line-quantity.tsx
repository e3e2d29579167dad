import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { parseQuantity } from '#domain/cart/quantity.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  name: string
  quantity: number
  onChange: (quantity: number) => void
  onLess: () => void
  /** 0 was typed, or nothing: it removes the line, which the page asks about (CART-21). */
  onNone: () => void
}

const button = 'grid size-11 shrink-0 place-items-center text-ink hover:bg-line'

/**
 * How many of a line: steps, or digits typed and taken over on leaving the field or with Enter. Empty is 0 (CART-11).
 */
export function LineQuantity({ name, quantity, onChange, onLess, onNone }: Props) {
  const messages = useMessages(cartMessages)
  const [draft, setDraft] = useState<string>()

  function take(): void {
    if (draft === undefined) return
    setDraft(undefined)
    const wanted = parseQuantity(draft)
    if (wanted === 0) onNone()
    else if (wanted !== quantity) onChange(wanted)
  }

  return (
    <div
      role="group"
      aria-label={messages.quantityOf(name)}
      className="inline-flex h-11 overflow-hidden rounded-md bg-sunken"
    >
      <button type="button" className={`${button} rounded-l-md`} aria-label={messages.lessOf(name)} onClick={onLess}>
        <Minus size={18} aria-hidden />
      </button>
      <input
        className="w-10 border-x border-line bg-transparent text-center font-semibold outline-offset-[-2px]"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={messages.quantityOf(name)}
        value={draft ?? String(quantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The same key would press the button that gets the focus in a dialog opened by it.
            event.preventDefault()
            take()
          }
          if (event.key === 'Escape') setDraft(undefined)
          if (event.key === 'ArrowUp') onChange(parseQuantity(draft ?? String(quantity)) + 1)
          if (event.key === 'ArrowDown') onLess()
          if (event.key.startsWith('Arrow') && /Up|Down/.test(event.key)) {
            event.preventDefault()
            setDraft(undefined)
          }
        }}
      />
      <button
        type="button"
        className={`${button} rounded-r-md`}
        aria-label={messages.moreOf(name)}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  )
}
