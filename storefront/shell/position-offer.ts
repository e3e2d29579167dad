const key = 'position-offer'
const offerPaths = ['/', '/shop', '/contact']

/** Whether a page shows prices, stock or branches by the place: home, the list and the branches offer the position. */
export const isOfferPage = (path: string): boolean => offerPaths.includes(path)

/** Notes for this tab that the position has still to be offered in place of a branch that nobody has chosen. */
export function noteOffer(branchCode: number): void {
  try {
    sessionStorage.setItem(key, String(branchCode))
  } catch {
    // Without storage only the first page offers it.
  }
}

export function clearOffer(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** Whether the position has still to be offered in this tab; not once the shopper has another branch. */
export function hasOffer(branchCode: number | undefined): boolean {
  try {
    return sessionStorage.getItem(key) === String(branchCode)
  } catch {
    return false
  }
}
