/** The key of the browser's storage for a visitor's searches, newest first (SHELL-15). */
export const guestHistoryKey = 'search.history'

/** The stored text of the searches; null if there are none or the browser blocks storage. */
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
    // Without storage the searches are not remembered.
  }
}
