import { useId, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { reviewsAndQuestionsMessages } from '../../../messages/reviews-and-questions.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** The controls in the server's HTML are disabled until the deferred code of this section has loaded. */
export const isServer = typeof document === 'undefined'

interface Props<Sort extends string> {
  sorts: Record<Sort, string>
  sort: Sort
  onSort: (sort: Sort) => void
  /** Undefined where no search is offered. */
  searchLabel: string | undefined
  onSearch: (q: string) => void
}

/** The sort order of a list of posts, and a search in a long one. */
export function PostControls<Sort extends string>({ sorts, sort, onSort, searchLabel, onSearch }: Props<Sort>) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  const id = useId()
  return (
    <div className="needs-script no-print mb-4 flex flex-wrap justify-end gap-3">
      {searchLabel && <SearchForm label={searchLabel} onSearch={onSearch} />}
      <div className="flex grow items-center gap-2 sm:grow-0">
        <label htmlFor={id} className="shrink-0 text-sm text-muted">
          {messages.sort}
        </label>
        <select
          id={id}
          className="field"
          value={sort}
          disabled={isServer}
          onChange={(event) => onSort(event.target.value as Sort)}
        >
          {(Object.entries(sorts) as [Sort, string][]).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

function SearchForm({ label, onSearch }: { label: string; onSearch: (q: string) => void }) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  const [text, setText] = useState('')
  const clear = () => {
    setText('')
    onSearch('')
  }
  return (
    <form
      className="relative min-w-[min(14rem,100%)] grow"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <input
        className="field w-full pr-22"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={120}
        disabled={isServer}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      {text && (
        <button
          type="button"
          onClick={clear}
          aria-label={messages.clear}
          className="absolute inset-y-0 right-11 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="x" className="size-4" />
        </button>
      )}
      <button
        disabled={isServer}
        aria-label={messages.search}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Icon name="search" className="size-4.5" />
      </button>
    </form>
  )
}
