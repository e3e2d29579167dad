import { Icon } from '../../ui/icon.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { noteMax } from '#domain/cart/cart.ts'
import type { Line } from '../../cart/cart.ts'
import { setNote } from '../../cart/cart-store.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  line: Line
  branchCode: number
  guard: (act: () => void) => void
}

/** The note of a line, added or edited in place (CART-12), with a count of the characters left. */
export function LineNote({ line: { product, note }, branchCode, guard }: Props) {
  const messages = useMessages(cartMessages)
  const [draft, setDraft] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)

  function close(): void {
    setDraft(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (draft !== undefined) {
    return (
      <NoteForm
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
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      {note && <p className="min-w-0 wrap-anywhere text-muted">“{note}”</p>}
      <button
        ref={opener}
        type="button"
        className="-ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-muted hover:bg-sunken hover:text-ink"
        aria-label={
          note ? `${messages.editNote}: ${product.description}` : `${messages.addNote}: ${product.description}`
        }
        onClick={() => setDraft(note ?? '')}
      >
        <Icon name="notebook-pen" className="size-4" />
        {note ? messages.editNote : messages.addNote}
      </button>
    </div>
  )
}

interface FormProps {
  name: string
  draft: string
  onDraft: (draft: string) => void
  onSave: () => void
  onCancel: () => void
}

function NoteForm({ name, draft, onDraft, onSave, onCancel }: FormProps) {
  const messages = useMessages(cartMessages)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <label htmlFor={id} className="sr-only">
        {messages.noteOf(name)}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={noteMax}
        className="field resize-none text-base"
        placeholder={messages.noteHint}
        aria-describedby={`${id}-left`}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <button type="submit" className="button button-quiet">
          {messages.save}
        </button>
        <button
          type="button"
          className="min-h-11 rounded-md px-3 font-semibold text-muted hover:bg-sunken"
          onClick={onCancel}
        >
          {messages.cancel}
        </button>
        <p id={`${id}-left`} className="ml-auto text-sm text-muted">
          {messages.charactersLeft(noteMax - draft.length)}
        </p>
      </div>
    </form>
  )
}
