import { useEffect, useSyncExternalStore } from 'react'
import { deleteSearchHistory, listSearchHistory, addToSearchHistory } from '#contract/search.ts'
import { hasWords } from '#domain/search/fold-text.ts'
import { normalizeQuery } from '#domain/search/normalize-query.ts'
import { createListeners } from '../ui/create-store.ts'
import { browserClient, seemsSignedIn } from '../shopper/browser-client.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { guestHistoryKey, storeGuestHistory, storedGuestHistory } from './guest-history.ts'
import { readHistory, withSearch, withoutSearch } from './history-rules.ts'

interface Entry {
  /** The account's name for it; a visitor's searches have none. */
  id: string | undefined
  description: string
}

let entries: readonly Entry[] = []
/** The account that they are of; undefined for a visitor's. */
let shownOf: string | undefined
/** Counts what was shown and asked: an answer that something newer has overtaken shows nothing. */
let turn = 0
const { subscribe, announce } = createListeners()

function show(next: readonly Entry[]): void {
  turn += 1
  entries = next
  announce()
}

/** Shows what the account answers; without an answer, what stood before. */
function showResponse(response: Promise<readonly Entry[]>, before: readonly Entry[]): void {
  const requested = ++turn
  const take = (next: readonly Entry[]) => requested === turn && show(next)
  response.then(take, () => take(before))
}

const ofGuest = (history: readonly string[]) => history.map((description) => ({ id: undefined, description }))

/**
 * The last searches of whoever shops here, newest first: this browser's for visitors, the account's for customers
 * (SHELL-15). Read whenever they are wanted: another tab or device may have searched meanwhile.
 */
export function useSearchHistory(isRequested: boolean): readonly Entry[] {
  const { status, user } = useShopper()
  const customer = user?.id
  useEffect(() => {
    if (status === 'unknown') return
    // Another's searches are nobody's here.
    if (shownOf !== customer) show([])
    shownOf = customer
    if (!isRequested) return
    if (customer) return enterAccount()
    const read = () => show(ofGuest(readHistory(storedGuestHistory())))
    read()
    // What another tab has just searched may reach this one a moment later.
    const hear = ({ key }: StorageEvent) => key === guestHistoryKey && read()
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [isRequested, status, customer])
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => entries,
  )
}

/** Shows the account's searches; those that the browser made before are moved into it, as its carts are. */
export function enterAccount(): void {
  const before = readHistory(storedGuestHistory())
  if (before.length === 0) return showResponse(browserClient.call(listSearchHistory, {}), entries)
  const moved = browserClient.call(addToSearchHistory, { descriptions: before.toReversed() })
  // Without the store's answer they stay where they are, and are moved the next time.
  moved.then(
    () => storeGuestHistory([]),
    () => {},
  )
  showResponse(moved, ofGuest(before))
}

/** Puts a search first: at once in this browser, with its answer in the account. */
export function rememberSearch(typed: string): void {
  const description = normalizeQuery(typed)
  if (!hasWords(description)) return
  if (!seemsSignedIn()) {
    const history = withSearch(readHistory(storedGuestHistory()), description)
    storeGuestHistory(history)
    return show(ofGuest(history))
  }
  showResponse(browserClient.call(addToSearchHistory, { descriptions: [description] }), entries)
}

/** Deletes one search, or all without one. What the account could not delete stands again. */
export function removeSearch(entry?: Entry): void {
  const before = entries
  show(entry ? entries.filter((other) => other !== entry) : [])
  // The account does not know a search without an id yet: asked to delete it, it would delete all.
  const isOfGuest = !seemsSignedIn() || (entry && entry.id === undefined)
  if (isOfGuest)
    return storeGuestHistory(entry ? withoutSearch(readHistory(storedGuestHistory()), entry.description) : [])
  showResponse(browserClient.call(deleteSearchHistory, entry ? { id: entry.id } : {}), before)
}
