import { useEffect, useId, useRef } from 'react'
import { noteMax } from '#domain/cart/cart.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  name: string
  draft: string
  onDraft: (draft: string) => void
  onSave: () => void
  onCancel: () => void
}

/** The field of a line's note, with a count of the characters left. */
export default function NoteForm({ name, draft, onDraft, onSave, onCancel }: Props) {
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
