/** The work did not end in time. */
export class TimedOut extends Error {}

/** The result of work; rejects with TimedOut after `ms` milliseconds. The work itself continues. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, failed) => {
    // Where this process itself was busy for that long, the result may already be in a socket: sockets are read once
    // more.
    const giveUp = () => setImmediate(() => failed(new TimedOut(`No result in ${ms} ms.`)))
    timer = setTimeout(giveUp, ms).unref()
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
