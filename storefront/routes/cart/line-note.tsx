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
      className="basis-full"
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
