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
  /** The id of the search in the account; undefined for a visitor's search. */
  id: string | undefined
  description: string
}

let entries: readonly Entry[] = []
/** The customer whose searches `entries` has; undefined for a visitor's. */
let entriesOwner: string | undefined
/** The number of the latest change or request. A response to an earlier request is outdated and ignored. */
let latestRequest = 0
const { subscribe, announce } = createListeners()

function show(next: readonly Entry[]): void {
  latestRequest += 1
  entries = next
  announce()
}

/** Shows the searches of a response from the account; if the request fails, shows those before it. */
function showResponse(response: Promise<readonly Entry[]>, before: readonly Entry[]): void {
  const requested = ++latestRequest
  const take = (next: readonly Entry[]) => requested === latestRequest && show(next)
  response.then(take, () => take(before))
}

const guestEntries = (history: readonly string[]) => history.map((description) => ({ id: undefined, description }))

/**
 * The latest searches, newest first: a visitor's from this browser, a customer's from the account (SHELL-15). They are
 * read again each time the list is requested, because another tab or device may have added some.
 */
export function useSearchHistory(isRequested: boolean): readonly Entry[] {
  const { status, user } = useShopper()
  const customer = user?.id
  useEffect(() => {
    if (status === 'unknown') return
    // The searches of another shopper must not be shown here.
    if (entriesOwner !== customer) show([])
    entriesOwner = customer
    if (!isRequested) return
    if (customer) return syncWithAccount()
    const read = () => show(guestEntries(readHistory(storedGuestHistory())))
    read()
    // A search in another tab may reach the storage of this tab a moment later.
    const onStorage = ({ key }: StorageEvent) => key === guestHistoryKey && read()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [isRequested, status, customer])
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => entries,
  )
}

/**
 * Shows the account's searches. Searches that this browser made before the sign-in are moved into the account first, as
 * its carts are.
 */
export function syncWithAccount(): void {
  const before = readHistory(storedGuestHistory())
  if (before.length === 0) return showResponse(browserClient.call(listSearchHistory, {}), entries)
  const moved = browserClient.call(addToSearchHistory, { descriptions: before.toReversed() })
  // If the request fails, they stay in this browser and are moved the next time.
  moved.then(
    () => storeGuestHistory([]),
    () => {},
  )
  showResponse(moved, guestEntries(before))
}

/**
 * Adds a search to the front: in this browser for a visitor, in the account for a customer. A text without a word is
 * not added.
 */
export function rememberSearch(typed: string): void {
  const description = normalizeQuery(typed)
  if (!hasWords(description)) return
  if (!seemsSignedIn()) {
    const history = withSearch(readHistory(storedGuestHistory()), description)
    storeGuestHistory(history)
    return show(guestEntries(history))
  }
  showResponse(browserClient.call(addToSearchHistory, { descriptions: [description] }), entries)
}

/** Deletes one search, or all of them without an argument. If the account cannot delete it, it is shown again. */
export function removeSearch(entry?: Entry): void {
  const before = entries
  show(entry ? entries.filter((other) => other !== entry) : [])
  // A search without an id is not in the account yet. A request to delete it would have no id, and so delete all.
  const isOfGuest = !seemsSignedIn() || (entry && entry.id === undefined)
  if (isOfGuest)
    return storeGuestHistory(entry ? withoutSearch(readHistory(storedGuestHistory()), entry.description) : [])
  showResponse(browserClient.call(deleteSearchHistory, entry ? { id: entry.id } : {}), before)
}
