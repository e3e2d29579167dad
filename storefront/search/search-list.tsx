import { useEffect, useRef, useState } from 'react'
import { searchMessages } from '../messages/search.ts'
import { useMessages } from '../messages/use-messages.ts'
import { HistoryHead, RemoveButtons } from './history-acts.tsx'
import { type Line, linesOf, nextActive } from './lines.ts'
import { LineOption } from './line-option.tsx'
import { forgetSearch, useSearchHistory } from './search-history.ts'
import { useFieldEvents } from './use-field-events.ts'
import { useRoomBelow } from './use-room-below.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  /** The search field, which the list belongs to: it keeps the focus and shows which line is active. */
  field: HTMLInputElement
  listId: string
  onTake: (line: Line) => void
}

/**
 * What unfolds under the search field (SHELL-14): own searches while it is empty, suggestions while somebody types.
 * Loaded on the first focus.
 */
export function SearchList({ field, listId, onTake }: Props) {
  const messages = useMessages(searchMessages)
  const [typed, setTyped] = useState(field.value)
  const [isWanted, setWanted] = useState(document.activeElement === field)
  const [chosen, setChosen] = useState(-1)
  const history = useSearchHistory(isWanted)
  const suggestions = useSuggestions(typed, isWanted)
  const isHistory = !typed.trim()
  const lines = linesOf(
    typed,
    history.map(({ description }) => description),
    suggestions,
  )
  const isOpen = isWanted && lines.length > 0
  const active = isOpen && chosen < lines.length ? chosen : -1
  const panel = useRef<HTMLDivElement>(null)
  useRoomBelow(panel, isOpen)
  useComboboxState(field, listId, isOpen, active)

  const close = () => {
    setWanted(false)
    setChosen(-1)
  }
  const take = (line: Line) => {
    close()
    onTake(line)
  }
  useFieldEvents(field, {
    onFocus: () => {
      setTyped(field.value)
      setWanted(true)
    },
    onInput: () => {
      setTyped(field.value)
      setChosen(-1)
      setWanted(true)
    },
    onArrow: (step) => {
      // A search that was taken has written another text into the field.
      setTyped(field.value)
      setWanted(true)
      if (isOpen) setChosen(nextActive(active, step, lines.length))
    },
    // Answers whether the key was taken: Enter without an active line sends the form, Escape without a list belongs to
    // others.
    onEnter: () => {
      const line = lines[active]
      if (line) take(line)
      return Boolean(line)
    },
    onEscape: () => {
      close()
      return isOpen
    },
    onLeave: close,
  })

  // What was typed between the first drawing and the listening is read once more.
  useEffect(() => {
    setTyped(field.value)
    setWanted(document.activeElement === field)
  }, [field])

  const forget = (at?: number) => {
    forgetSearch(at === undefined ? undefined : history[at])
    setChosen(-1)
    field.focus()
  }
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && (isHistory ? messages.recentCount(lines.length) : messages.suggestionCount(lines.length))}
      </p>
      {isOpen && (
        <>
          <div
            aria-hidden
            onClick={() => field.blur()}
            className="absolute -inset-x-4 top-[calc(100%+0.375rem)] h-dvh bg-shade md:hidden"
          />
          {/* The field keeps the focus while lines are pressed. */}
          <div ref={panel} role="presentation" onMouseDown={(event) => event.preventDefault()} className="search-panel">
            {isHistory && <HistoryHead onClear={() => forget()} />}
            <div className={isHistory ? 'grid grid-cols-[minmax(0,1fr)_auto]' : ''}>
              <div id={listId} role="listbox" aria-label={isHistory ? messages.recent : messages.suggestions}>
                {lines.map((line, at) => (
                  <LineOption
                    key={`${line.kind} ${line.description}`}
                    id={`${listId}-${at}`}
                    line={line}
                    typed={typed}
                    isActive={at === active}
                    onTake={() => take(line)}
                  />
                ))}
              </div>
              {isHistory && <RemoveButtons texts={lines.map(({ description }) => description)} onRemove={forget} />}
            </div>
          </div>
        </>
      )}
    </>
  )
}

/**
 * Tells assistive technology of the field's list and its active line: the field itself belongs to the page that was
 * there before.
 */
function useComboboxState(field: HTMLInputElement, listId: string, isOpen: boolean, active: number): void {
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen))
    if (active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else field.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, isOpen, active])
}
