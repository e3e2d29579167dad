import { useState } from 'react'
import { removeLines, restoreLines } from '../../cart/cart-store.ts'
import { tellRemoved } from '../../cart/cart-notices.ts'
import type { Line } from '../../cart/cart-state.ts'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { CartLine } from './cart-line.tsx'
import { ConfirmRemove } from './confirm-remove.tsx'

interface Props {
  branchCode: number
  lines: readonly Line[]
  guard: (act: () => void) => void
}

/** The lines of a branch's cart; with "select" several can be taken out at once. */
export function CartLines({ branchCode, lines, guard }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const [leaving, setLeaving] = useState<readonly Line[]>([])
  const marked = lines.filter((line) => selected?.has(line.product.codarticulo))

  function remove(): void {
    const codes = leaving.map((line) => line.product.codarticulo)
    const gone = removeLines(branchCode, codes)
    tellRemoved(gone.length, () => restoreLines(branchCode, gone))
    setLeaving([])
    setSelected(undefined)
  }

  return (
    <>
      <SelectBar lines={lines} selected={selected} onSelect={setSelected} onRemove={() => guard(() => setLeaving(marked))} />
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <CartLine
            key={line.product.codarticulo}
            branchCode={branchCode}
            line={line}
            guard={guard}
            onLastTaken={() => setLeaving([line])}
            isSelected={selected?.has(line.product.codarticulo)}
            onSelect={() => setSelected(toggled(selected ?? new Set(), line.product.codarticulo))}
          />
        ))}
      </ul>
      <ConfirmRemove names={leaving.map((line) => line.product.description)} onConfirm={remove} onClose={() => setLeaving([])} />
    </>
  )
}

interface SelectProps {
  lines: readonly Line[]
  selected: ReadonlySet<string> | undefined
  onSelect: (selected: ReadonlySet<string> | undefined) => void
  onRemove: () => void
}

function SelectBar({ lines, selected, onSelect, onRemove }: SelectProps) {
  const words = useWords(cartWords)
  if (lines.length < 2 && !selected) return null
  const codes = lines.map((line) => line.product.codarticulo)
  const marked = codes.filter((code) => selected?.has(code)).length
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {selected && (
        <>
          <label className="flex min-h-11 items-center gap-3 font-medium">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={marked === codes.length}
              ref={(box) => {
                if (box) box.indeterminate = marked > 0 && marked < codes.length
              }}
              onChange={() => onSelect(new Set(marked === codes.length ? [] : codes))}
            />
            {words.selectAll}
          </label>
          <button type="button" className="button button-danger" disabled={marked === 0} onClick={onRemove}>
            {words.removeSelected(marked)}
          </button>
        </>
      )}
      <button
        type="button"
        className="ml-auto min-h-11 rounded-md px-3 text-sm font-semibold text-link hover:bg-link-soft"
        onClick={() => onSelect(selected ? undefined : new Set())}
      >
        {selected ? words.selectDone : words.select}
      </button>
    </div>
  )
}

function toggled(set: ReadonlySet<string>, code: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(code)) next.add(code)
  return next
}
