/**
 * Makes what a page can do without null where it fails to load. Such a page is not cached, so that the next request tries
 * again.
 */
export function createOrNull(doNotCache: () => void) {
  return <T>(reply: Promise<T>): Promise<T | null> =>
    reply.catch(() => {
      doNotCache()
      return null
    })
}
