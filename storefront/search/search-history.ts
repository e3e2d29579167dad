import { useEffect, useSyncExternalStore } from 'react'
import { forgetSearches, listSearchHistory, rememberSearches } from '#contract/search.ts'
import { browserClient, looksSignedIn } from '../shopper/browser-client.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { keepGuestHistory, keptGuestHistory } from './guest-history.ts'
import { readHistory, withSearch, withoutSearch } from './history-rules.ts'
import { searchText } from './search-text.ts'

interface Entry {
  /** The account's name for it; a visitor's searches have none. */
  id: string | undefined
  description: string
}

let entries: readonly Entry[] = []
const watchers = new Set<() => void>()

function show(next: readonly Entry[]): void {
  entries = next
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const ofGuest = (history: readonly string[]) => history.map((description) => ({ id: undefined, description }))

/** The last searches of whoever shops here, newest first: this browser's for visitors, the account's for customers (S4, D3). */
export function useSearchHistory(): readonly Entry[] {
  const { status, user } = useShopper()
  useEffect(() => {
    if (status === 'unknown') return
    if (status === 'customer') void enterAccount()
    else show(ofGuest(readHistory(keptGuestHistory())))
  }, [status, user?.id])
  return useSyncExternalStore(
    watch,
    () => entries,
    () => entries,
  )
}

/** Shows the account's searches; those that the browser made before are moved into it, as its carts are. */
export async function enterAccount(): Promise<void> {
  const before = readHistory(keptGuestHistory())
  const call =
    before.length > 0
      ? browserClient.call(rememberSearches, { descriptions: before.toReversed() })
      : browserClient.call(listSearchHistory, {})
  // Without the store's answer they stay where they are, and are moved the next time.
  await call.then(
    (history) => {
      keepGuestHistory([])
      show(history)
    },
    () => {},
  )
}

/** Puts a search first. It stands at once; the account learns it in passing. */
export function rememberSearch(typed: string): void {
  const description = searchText(typed)
  if (!description) return
  if (!looksSignedIn()) {
    const history = withSearch(readHistory(keptGuestHistory()), description)
    keepGuestHistory(history)
    return show(ofGuest(history))
  }
  void browserClient.call(rememberSearches, { descriptions: [description] }).then(show, () => {})
}

/** Deletes one search, or all without one. */
export function forgetSearch(entry?: Entry): void {
  show(entry ? entries.filter((other) => other !== entry) : [])
  if (!looksSignedIn()) return keepGuestHistory(entry ? withoutSearch(readHistory(keptGuestHistory()), entry.description) : [])
  void browserClient.call(forgetSearches, entry ? { id: entry.id } : {}).then(show, () => {})
}
