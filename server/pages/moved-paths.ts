/** Paths under which pages are looked for, and the pages' own paths. */
const moved: Readonly<Record<string, string>> = {
  '/home/contact': '/contact',
  '/home/contact/faq': '/contact/faq',
}

/** The URL of a page that is looked for under another path, with the same query; undefined for every other URL. */
export function movedUrl(url: string): string | undefined {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  return Object.hasOwn(moved, path) ? `${moved[path]}${at < 0 ? '' : url.slice(at)}` : undefined
}
