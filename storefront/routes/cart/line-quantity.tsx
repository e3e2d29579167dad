import { Icon } from '../../ui/icon.tsx'
import { useState } from 'react'
import { parseQuantity } from '#domain/cart/quantity.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  name: string
  quantity: number
  onChange: (quantity: number) => void
  onLess: () => void
  /** Called when 0 or nothing was typed: a dialog asks before the line is removed (CART-21). */
  onNone: () => void
}

const button = 'grid size-11 shrink-0 place-items-center text-ink hover:bg-line'

/** The quantity of a line: changed by steps, or typed and applied with Enter or on leaving the field. Empty is 0 (CART-11). */
export function LineQuantity({ name, quantity, onChange, onLess, onNone }: Props) {
  const messages = useMessages(cartMessages)
  const [draft, setDraft] = useState<string>()

  function apply(): void {
    if (draft === undefined) return
    setDraft(undefined)
    const quantityTyped = parseQuantity(draft)
    if (quantityTyped === 0) onNone()
    else if (quantityTyped !== quantity) onChange(quantityTyped)
  }

  return (
    <div
      role="group"
      aria-label={messages.quantityOf(name)}
      className="inline-flex h-11 overflow-hidden rounded-md border border-line-strong bg-raised"
    >
      <button type="button" className={`${button} rounded-l-md`} aria-label={messages.lessOf(name)} onClick={onLess}>
        <Icon name="minus" className="size-4.5" />
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
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Otherwise the same key press would activate the focused button of the dialog that it opens.
            event.preventDefault()
            apply()
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
        <Icon name="plus" className="size-4.5" />
      </button>
    </div>
  )
}
