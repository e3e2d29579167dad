import { useState } from 'react'
import { removeLines, restoreLines } from '../../cart/cart-store.ts'
import { announce } from '../../cart/announce.ts'
import { type BranchCart, type Line, totalsOf } from '../../cart/cart.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import { CartLine } from './cart-line.tsx'
import { SaveState } from './save-state.tsx'

const ConfirmRemove = onDemand(
  () => import('./confirm-remove.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)

interface Props {
  branchCode: number
  cart: BranchCart
  guard: (act: () => void) => void
}

/** The lines of a branch's cart. With "select" several can be removed at once. */
export function CartLines({ branchCode, cart, guard }: Props) {
  const { lines } = cart
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const [toRemove, setToRemove] = useState<readonly Line[]>([])
  const marked = lines.filter((line) => selected?.has(line.product.codarticulo))

  function remove(): void {
    const codes = toRemove.map((line) => line.product.codarticulo)
    const gone = removeLines(branchCode, codes)
    announce(({ notifyRemoved }) => notifyRemoved(branchCode, codes, () => restoreLines(branchCode, gone)))
    setToRemove([])
    setSelected(undefined)
  }

  return (
    <>
      <SelectionBar
        cart={cart}
        selected={selected}
        onSelect={setSelected}
        onRemove={() => guard(() => setToRemove(marked))}
      />
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <CartLine
            key={line.product.codarticulo}
            branchCode={branchCode}
            line={line}
            guard={guard}
            onLastTaken={() => setToRemove([line])}
            isSelected={selected?.has(line.product.codarticulo)}
            onSelect={() => setSelected(toggled(selected ?? new Set(), line.product.codarticulo))}
          />
        ))}
      </ul>
      <ConfirmRemove
        isNeeded={toRemove.length > 0}
        names={toRemove.map((line) => line.product.description)}
        onConfirm={remove}
        onClose={() => setToRemove([])}
      />
    </>
  )
}

interface SelectProps {
  cart: BranchCart
  selected: ReadonlySet<string> | undefined
  onSelect: (selected: ReadonlySet<string> | undefined) => void
  onRemove: () => void
}

/** The number of units and whether the cart is saved; while lines are selected, the button that removes them. */
function SelectionBar({ cart, selected, onSelect, onRemove }: SelectProps) {
  const messages = useMessages(cartMessages)
  const codes = cart.lines.map((line) => line.product.codarticulo)
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-2 border-b border-line pb-1 sm:gap-x-4">
      {selected ? (
        <SelectAll codes={codes} selected={selected} onSelect={onSelect} onRemove={onRemove} />
      ) : (
        <p className="text-sm text-muted" role="status">
          {messages.units(totalsOf(cart).itemsCount)}
          <SaveState status={cart.status} />
        </p>
      )}
      {(codes.length > 1 || selected) && (
        <button
          type="button"
          className="-mr-3 ml-auto min-h-11 rounded-md px-3 text-sm font-semibold text-link hover:bg-link-soft"
          onClick={() => onSelect(selected ? undefined : new Set())}
        >
          {selected ? messages.selectDone : messages.select}
        </button>
      )}
    </div>
  )
}

function SelectAll({
  codes,
  selected,
  onSelect,
  onRemove,
}: Omit<SelectProps, 'cart' | 'selected'> & { codes: readonly string[]; selected: ReadonlySet<string> }) {
  const messages = useMessages(cartMessages)
  const marked = codes.filter((code) => selected.has(code)).length
  return (
    <>
      <label className="flex min-h-11 items-center gap-3 font-medium max-sm:text-sm">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={marked === codes.length}
          ref={(box) => {
            if (box) box.indeterminate = marked > 0 && marked < codes.length
          }}
          onChange={() => onSelect(new Set(marked === codes.length ? [] : codes))}
        />
        {messages.selectAll}
      </label>
      <button
        type="button"
        className="button button-danger max-sm:px-3 max-sm:text-sm"
        disabled={marked === 0}
        onClick={onRemove}
      >
        {messages.removeSelected(marked)}
      </button>
    </>
  )
}

function toggled(set: ReadonlySet<string>, code: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(code)) next.add(code)
  return next
}
