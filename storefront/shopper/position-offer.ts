const key = 'position-offer'
const offerPaths = ['/', '/shop', '/contact']

/** Whether a page shows prices, stock or branches by the place: home, the list and the branches offer the position. */
export const isOfferPage = (path: string): boolean => offerPaths.includes(path)

/**
 * Notes for this tab that the position has still to be offered in place of a branch that nobody has chosen. The inline
 * script reads the note before the first paint (theme-script.ts).
 */
export function noteOffer(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage only the first page offers it.
  }
}

/** Whether the notice of cookies has been answered: until then no page makes the offer (SHELL-4). */
export const canOffer = (): boolean => document.documentElement.dataset['consent'] !== undefined

/** Removes the note: a page has made the offer, and the next one does not repeat it. */
export function clearOffer(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** Ends the offer, also on the page that shows it. */
export function endOffer(): void {
  clearOffer()
  delete document.documentElement.dataset['offer']
}
