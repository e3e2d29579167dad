import { setTimeout as sleep } from 'node:timers/promises'
import { CallFailed } from '#contract/client.ts'

const triesMax = 1_000
const pauseMs = 50

/**
 * The reply to a call, or its refusal. Where the store has no place for the call, as on a machine with too much to do,
 * it is made again.
 */
export async function untilServed<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      const isCrowded = error instanceof CallFailed && (error.httpStatus === 429 || error.httpStatus === 503)
      if (!isCrowded || tries === triesMax) throw error
      await sleep(pauseMs)
    }
  }
}
