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

/** The note of a line, added or edited in place (CART-12), by a button that opens and closes its form. */
export function LineNote({ line: { product, note }, branchCode, guard }: Props) {
  const messages = useMessages(cartMessages)
  const [draft, setDraft] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = draft !== undefined

  function close(): void {
    setDraft(undefined)
    opener.current?.focus()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={lineButton}
        aria-expanded={isOpen}
        aria-label={
          note ? `${messages.editNote}: ${product.description}` : `${messages.addNote}: ${product.description}`
        }
        // The form is there with the press, so that the keyboard of a phone opens with it.
        onPointerEnter={NoteForm.preload}
        onFocus={NoteForm.preload}
        onClick={() => (isOpen ? close() : setDraft(note ?? ''))}
      >
        {note ? messages.editNote : messages.addNote}
      </button>
      {isOpen ? (
        <NoteForm
          isNeeded
          name={product.description}
          draft={draft}
          onDraft={setDraft}
          onSave={() => {
            guard(() => setNote(product, branchCode, draft))
            close()
          }}
          onCancel={close}
        />
      ) : (
        note && <p className="min-w-0 basis-full text-sm wrap-anywhere text-muted">“{note}”</p>
      )}
    </>
  )
}
