interface Place {
  pathname: string
  search: string
}

const faqPath = '/contact/faq'

/**
 * Whether a page begins at its top after a navigation (SHELL-2): on every change of the path but the one to the FAQ,
 * which scrolls to its own section; on the same path only where the new address asks for page 1.
 */
export function startsAtTop(from: Place, to: Place): boolean {
  if (to.pathname === faqPath) return false
  if (to.pathname !== from.pathname) return true
  return new URLSearchParams(to.search).get('page') === '1'
}

/** Whether a step stays on its page, as one to a fragment does: the browser goes there, and back, by itself. */
export function staysOnPage(from: Place, to: Place): boolean {
  return from.pathname === to.pathname && from.search === to.search
}

/**
 * What tells an entry of the history from the others. Its key alone does not: the first page of a visit has none, nor
 * has a step to a fragment that the browser took by itself.
 */
export function placeKey({ key, pathname, search, hash }: Place & { key: string; hash: string }): string {
  return `${key} ${pathname}${search}${hash}`
}
