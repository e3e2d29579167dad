/** Work gave no result in time. */
export class TimedOut extends Error {}

/** The result of work, or a rejection with TimedOut after `ms`; the work itself goes on. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, failed) => {
    // Where this process itself was busy for so long, the result may lie unread in a socket: sockets are read once more.
    const giveUp = () => setImmediate(() => failed(new TimedOut(`No answer in ${ms} ms.`)))
    timer = setTimeout(giveUp, ms).unref()
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
