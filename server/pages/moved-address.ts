/**
 * Where an address that ends with a slash has moved to: the same without it, its query kept. Undefined for what is an address as it stands.
 * The result begins with exactly one slash: with two, or with a backslash, a browser would read the name of another site.
 */
export function withoutTrailingSlash(url: string): string | undefined {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (path.length < 2 || !path.startsWith('/') || !path.endsWith('/')) return undefined
  return `/${path.replace(/^[/\\\s]+|\/+$/g, '')}${at < 0 ? '' : url.slice(at)}`
}

/** The longest address that a page is looked up by. */
export const urlMax = 2_000

/** Where an address that is too long because of its query leads: to the page itself. Undefined for what is short enough, and for a path that is too long on its own. */
export function withoutLongQuery(url: string): string | undefined {
  const at = url.indexOf('?')
  return url.length > urlMax && at > 0 && at <= urlMax ? url.slice(0, at) : undefined
}
