import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Line, linesOf, nextActive } from './lines.ts'
import { removeSearch, useSearchHistory } from './search-history.ts'
import { useFieldEvents } from './use-field-events.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Options {
  field: HTMLInputElement
  listId: string
  onChoose: (line: Line) => void
}

export type SearchPanel = ReturnType<typeof useSearchPanel>

/** The state of the list under a search field: its lines, the active one (-1 for none), and the field's text. */
export function useSearchPanel({ field, listId, onChoose }: Options) {
  const { typed, isRequested, setRequested, read } = useFieldState(field)
  const [chosen, setChosen] = useState(-1)
  const navigate = useNavigate()
  const history = useSearchHistory(isRequested)
  const { suggestions, isEmpty } = useSuggestions(typed, isRequested)
  const lines = linesOf(
    typed,
    history.map(({ description }) => description),
    suggestions,
  )
  const isOpen = isRequested && lines.length > 0
  const active = isOpen && chosen < lines.length ? chosen : -1
  useComboboxAttributes(field, listId, isOpen, active)

  const open = () => {
    read()
    setRequested(true)
  }
  const close = () => {
    setRequested(false)
    setChosen(-1)
  }
  const choose = (line: Line) => {
    close()
    if (line.path === null) onChoose(line)
    else void navigate(line.path)
  }
  useFieldEvents(field, {
    onFocus: open,
    onInput: () => {
      open()
      setChosen(-1)
    },
    onArrow: (step) => {
      // The page may have written another text into the field when the shopper chose a search.
      open()
      if (isOpen) setChosen(nextActive(active, step, lines.length))
    },
    // Both give whether the key was used: Enter without an active line sends the form, and Escape without a list may
    // close something else.
    onEnter: () => {
      const line = lines[active]
      if (line) choose(line)
      return Boolean(line)
    },
    onEscape: () => {
      close()
      return isOpen
    },
    onLeave: close,
  })

  /** Removes a search from the history, or all of them. */
  const remove = (at?: number) => {
    removeSearch(at === undefined ? undefined : history[at])
    setChosen(-1)
    field.focus()
  }
  return { lines, isEmpty, typed, active, isOpen, historyLength: history.length, choose, remove }
}

/** The field's text, which `read` reads again, and whether the list is requested: the shopper is in the field. */
function useFieldState(field: HTMLInputElement) {
  const [typed, setTyped] = useState(field.value)
  const [isRequested, setRequested] = useState(document.activeElement === field)
  const read = () => setTyped(field.value)
  // The shopper may have typed between the first rendering and the listeners.
  useLayoutEffect(() => {
    setTyped(field.value)
    setRequested(document.activeElement === field)
  }, [field])
  return { typed, isRequested, setRequested, read }
}

/**
 * Sets the attributes that connect the field with the list for assistive technology. The page rendered the field itself
 * without them.
 */
function useComboboxAttributes(field: HTMLInputElement, listId: string, isOpen: boolean, active: number): void {
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen))
    if (active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else field.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, isOpen, active])
}
