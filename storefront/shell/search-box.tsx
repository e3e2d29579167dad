import {
  type ComponentType,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { announceOffline } from '../ui/offline.ts'
import { storedGuestHistory } from '../search/guest-history.ts'
import type { SearchList } from '../search/search-list.tsx'
import { normalizeQuery, queryLengthMax } from '#domain/search/normalize-query.ts'
import { searchPath } from '../search/search-path.ts'
import { openBranchDialog, useBranch } from '../shopper/branch.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'

/**
 * The search (SHELL-14): a form that leads to /shop?q=…, with and without JavaScript. Suggestions and earlier searches
 * appear below it; their code is loaded when the pointer or the focus first reaches the field. If the browser has not
 * stored a branch yet (SHELL-8), the dialog to choose one opens before the search runs.
 */
export function SearchBox({ className = '', label }: { className?: string; label?: string }) {
  const messages = useMessages(shellMessages)
  const name = label ?? messages.searchLabel
  const id = useId()
  const listId = `${id}-list`
  const { field, shown, write } = useShownSearch()
  const search = useSearch()
  const [list, load] = useList(field)
  useHistoryTransfer()

  const run = (typed: string, category?: number | null) => {
    search(typed, category, (text) => {
      write(text)
      // Without focus a phone's keyboard closes, which would cover the results.
      if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run((field.current as HTMLInputElement).value)
    // A list whose code arrives later opens where the shopper is in the field: it would cover the results.
    if (!list) field.current?.blur()
  }
  return (
    <form action="/shop" role="search" aria-label={label} className={`relative ${className}`} onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        {name}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        role="combobox"
        aria-expanded={false}
        aria-controls={listId}
        aria-autocomplete="list"
        name="q"
        defaultValue={shown}
        maxLength={queryLengthMax}
        placeholder={messages.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={load}
        onPointerEnter={load}
        className="search-field"
      />
      <button type="submit" aria-label={messages.search} className="search-submit">
        <Icon name="search" className="size-5" />
      </button>
      {list && (
        <list.List field={list.field} listId={listId} onChoose={(line) => run(line.description, line.category_id)} />
      )}
    </form>
  )
}

interface ShownSearch {
  field: RefObject<HTMLInputElement | null>
  shown: string
  write: (text: string) => void
}

/**
 * The search field, and the text of the search that the page lists, as it was typed (SEARCH-55). The text is written
 * into the existing field, because a new field would lose the focus. `write` sets the text at once when a search starts
 * here. If the shopper goes on typing while its results load, or before the page that the URL already names is drawn,
 * the field retains what was typed.
 */
function useShownSearch(): ShownSearch {
  const field = useRef<HTMLInputElement>(null)
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const shown = pathname === '/shop' ? normalizeQuery(query.get('typed') ?? query.get('q') ?? '') : ''
  const previous = useRef(shown)
  /** The texts of the searches that started here and that no page has shown yet, in their order. */
  const started = useRef<string[]>([])
  const write = useCallback((text: string) => {
    // A search for what the page already shows cancels the searches before it, and brings no new page itself.
    started.current = text === previous.current ? [] : [...started.current, text]
    if (field.current) field.current.value = text
  }, [])
  useEffect(() => {
    if (previous.current === shown) return
    previous.current = shown
    const at = started.current.indexOf(shown)
    started.current = at < 0 ? [] : started.current.slice(at + 1)
    if (at < 0 && field.current) field.current.value = shown
  }, [shown])
  return { field, shown, write }
}

/**
 * Gives a function that runs a search and adds it to the history; `onStart` receives the text of the search. A text
 * that is the name of the chosen category lists the category without a text.
 */
function useSearch() {
  const categories = useRoot()?.categories ?? []
  const { isChosen } = useBranch()
  const navigate = useNavigate()
  return (typed: string, category: number | null | undefined, onStart: (text: string) => void) => {
    const isCategory = categories.some(
      ({ category_id, category_name }) => category_id === category && category_name === typed,
    )
    const text = isCategory ? '' : normalizeQuery(typed)
    const start = () => {
      // Without a connection the router would replace the page with the browser's own error.
      if (announceOffline()) return
      onStart(text)
      void import('../search/search-history.ts').then(({ rememberSearch }) => rememberSearch(typed)).catch(() => {})
      const path = searchPath(text, category ?? undefined)
      // A search for the page that is already shown loads it again, but adds no second entry to the browser's history.
      void navigate(path, { replace: path === window.location.pathname + window.location.search })
    }
    // Without cookies no branch can be stored, so the dialog would open before every search.
    if (isChosen || !navigator.cookieEnabled) start()
    else openBranchDialog(start)
  }
}

interface LoadedList {
  List: ComponentType<Parameters<typeof SearchList>[0]>
  field: HTMLInputElement
}

/**
 * The list, and a function that loads it. It is loaded at once where the shopper is in the field before the page hydrates,
 * and where the field has text, since the button that empties it comes with the list.
 */
function useList(ref: RefObject<HTMLInputElement | null>): [LoadedList | undefined, () => void] {
  const [list, setList] = useState<LoadedList>()
  const load = useCallback(() => {
    const field = ref.current as HTMLInputElement
    // If the list cannot be loaded, the field still searches.
    void import('../search/search-list.tsx')
      .then(({ SearchList: List }) => setList((loaded) => loaded ?? { List, field }))
      .catch(() => {})
  }, [ref])
  useEffect(() => {
    if (document.activeElement === ref.current || ref.current?.value) load()
  }, [ref, load])
  return [list, load]
}

/** At a sign-in, moves the browser's searches into the account, as its carts are (SHELL-15). */
function useHistoryTransfer(): void {
  const { status } = useShopper()
  useEffect(() => {
    if (status !== 'customer' || storedGuestHistory() === null) return
    void import('../search/search-history.ts').then(({ syncWithAccount }) => syncWithAccount()).catch(() => {})
  }, [status])
}
