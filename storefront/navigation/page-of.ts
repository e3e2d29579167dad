/** What an element is within: a link to another page of this store. */
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
 * The address, within the store, of the link that was pressed or pointed at. Undefined for what is no link, leads out
 * of the store, to a file, or into another window, and for a place on the same page: those are the browser's own.
 */
export function pageOf(target: EventTarget | null): string | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
  return link ? addressOf(link, window.location.origin) : undefined
}

/** The part of `pageOf` that needs no document. */
export function addressOf(link: LinkLike, ownOrigin: string): string | undefined {
  if (link.origin !== ownOrigin || files.test(link.pathname)) return undefined
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  if (link.getAttribute('href')?.startsWith('#')) return undefined
  return `${link.pathname}${link.search}${link.hash}`
}

/**
 * Whether a page holds its content itself: those of an account and the checkout are frames, filled once somebody is
 * there.
 */
export function isPublicPage(page: string): boolean {
  return !/^\/(account|checkout)\b/.test(page)
}
