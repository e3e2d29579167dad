import { useRef, useState } from 'react'
import type { Line } from '../../cart/cart.ts'
import { setNote } from '../../cart/cart-store.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'

const NoteForm = onDemand(
  () => import('./note-form.tsx'),
  ({ onCancel }) => notifyNotOpened(onCancel),
)

interface Props {
  line: Line
  branchCode: number
  guard: (act: () => void) => void
}

/** What can be done with a line, beside its quantity. */
export const lineButton =
  'min-h-11 rounded-md px-2 text-sm text-muted underline decoration-line-strong underline-offset-4 hover:bg-sunken hover:text-ink'

/** The note of a line, added or edited in place (CART-12), with a count of the characters left. */
export function LineNote({ line: { product, note }, branchCode, guard }: Props) {
  const messages = useMessages(cartMessages)
  const [draft, setDraft] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)

  function close(): void {
    setDraft(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }

  const shown = (
    <>
      <button
        ref={opener}
        type="button"
        className={lineButton}
        aria-label={
          note ? `${messages.editNote}: ${product.description}` : `${messages.addNote}: ${product.description}`
        }
        onClick={() => setDraft(note ?? '')}
      >
        {note ? messages.editNote : messages.addNote}
      </button>
      {note && <p className="min-w-0 basis-full text-sm wrap-anywhere text-muted">“{note}”</p>}
    </>
  )
  if (draft === undefined) return shown
  return (
    <NoteForm
      isNeeded
      meanwhile={shown}
      name={product.description}
      draft={draft}
      onDraft={setDraft}
      onSave={() => {
        guard(() => setNote(product, branchCode, draft))
        close()
      }}
      onCancel={close}
    />
  )
}
