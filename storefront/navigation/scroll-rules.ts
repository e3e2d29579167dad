interface PageUrl {
  pathname: string
  search: string
}

const faqPath = '/contact/faq'

/**
 * Whether a navigation scrolls to the top (SHELL-2): whenever the path changes, except to the FAQ, which scrolls to its
 * own section; on the same path only where the new URL has `page=1`.
 */
export function startsAtTop(from: PageUrl, to: PageUrl): boolean {
  if (to.pathname === faqPath) return false
  if (to.pathname !== from.pathname) return true
  return new URLSearchParams(to.search).get('page') === '1'
}

/** Whether a navigation stays on its page, as one to a fragment does: the browser scrolls there and back by itself. */
export function staysOnPage(from: PageUrl, to: PageUrl): boolean {
  return from.pathname === to.pathname && from.search === to.search
}

/**
 * A text that differs between any two entries of the history. The router's key alone does not: the first page of a visit
 * has none, and neither has a fragment that the browser went to by itself.
 */
export function historyEntryKey({ key, pathname, search, hash }: PageUrl & { key: string; hash: string }): string {
  return `${key} ${pathname}${search}${hash}`
}
