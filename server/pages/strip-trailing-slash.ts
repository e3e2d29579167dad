/**
 * A URL without the slash at the end of its path, with the same query. Undefined where there is no such slash. The
 * result begins with exactly one slash: with two, or with a backslash, a browser would read the name of another site.
 */
export function stripTrailingSlash(url: string): string | undefined {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (path.length < 2 || !path.startsWith('/') || !path.endsWith('/')) return undefined
  return `/${path.replace(/^[/\\\s]+|(?<!\/)\/+$/g, '')}${at < 0 ? '' : url.slice(at)}`
}
