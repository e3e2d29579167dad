/**
 * What a call answers, undefined where it fails or has not answered in time: one part of a page never keeps the others
 * waiting.
 */
export function resultWithin<T>(ms: number, answer: Promise<T>): Promise<T | undefined> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(undefined), ms)
    const end = (value?: T) => {
      clearTimeout(timer)
      done(value)
    }
    answer.then(end, () => end())
  })
}
