/**
 * Whether a caller has a response already, by its header If-None-Match. A proxy that compresses responses itself marks
 * their tags as weak.
 */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch === etag || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  )
}
