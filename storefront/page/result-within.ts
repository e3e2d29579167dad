/**
 * The result of a call; undefined if it fails or takes longer than `ms` milliseconds. So a slow part of a page does not
 * delay the others.
 */
export function resultWithin<T>(ms: number, call: Promise<T>): Promise<T | undefined> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(undefined), ms)
    const end = (value?: T) => {
      clearTimeout(timer)
      done(value)
    }
    call.then(end, () => end())
  })
}
