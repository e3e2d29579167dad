/** The part of a link element that decides where it leads. */
interface LinkLike {
  origin: string
  pathname: string
  search: string
  hash: string
  target: string
  hasAttribute(name: string): boolean
  getAttribute(name: string): string | null
}

const files = /^\/(api|media|assets)\//

/**
 * The path, with query and fragment, of the link that contains an event's target. Undefined where the browser follows
 * the link by itself: outside the store, to a file, into another window, into the other language, to a place on the
 * same page; and where there is no link.
 */
export function internalHref(target: EventTarget | null): string | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
  return link ? hrefWithinStore(link, window.location.origin) : undefined
}

/** The same for a link that was found already. */
export function hrefWithinStore(link: LinkLike, ownOrigin: string): string | undefined {
  if (link.origin !== ownOrigin || files.test(link.pathname)) return undefined
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  if (link.getAttribute('href')?.startsWith('#')) return undefined
  // The other language changes every text, those of the page's frame included.
  if (new URLSearchParams(link.search).has('lang')) return undefined
  return `${link.pathname}${link.search}${link.hash}`
}

/** Whether a page is the same for every shopper. Pages of an account and of the checkout load their content later. */
export function isPublicPage(page: string): boolean {
  return !/^\/(account|checkout)\b/.test(page)
}
