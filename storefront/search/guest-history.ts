/** A visitor's searches live in this browser, newest first (SHELL-15). */
export const guestHistoryKey = 'search.history'

/** The list as the browser keeps it; null where it keeps none, or keeps nothing at all. */
export function storedGuestHistory(): string | null {
  try {
    return localStorage.getItem(guestHistoryKey)
  } catch {
    return null
  }
}

export function storeGuestHistory(history: readonly string[]): void {
  try {
    if (history.length === 0) localStorage.removeItem(guestHistoryKey)
    else localStorage.setItem(guestHistoryKey, JSON.stringify(history))
  } catch {
    // A browser that keeps nothing remembers no searches.
  }
}
