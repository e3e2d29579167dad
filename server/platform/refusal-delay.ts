import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

const promptMax = 100
const countedMs = 5_000
const delayMs = 1_000
const delayedPerIpMax = 500
const delayedMax = 2_000
const callersCountedMax = 10_000

/**
 * Gives a function that waits before a refusal is sent. The first 100 refusals of an IP address within 5 seconds are
 * sent at once, each further one after half a second to one and a half, at random, so that their senders do not all
 * return at the same moment. Without it a client that repeats refused calls over many connections would occupy the
 * process. At most 500 refusals of one address wait, 2,000 in all; those beyond are sent at once, so that a flood takes
 * a bounded amount of memory and timers.
 */
export function createRefusalDelay(): (clientIp: string) => Promise<void> {
  const refused = new LRUCache<string, { count: number }>({ max: callersCountedMax, ttl: countedMs })
  const delayed = new Map<string, number>()
  let all = 0
  return async (clientIp) => {
    const counted = refused.get(clientIp) ?? { count: 0 }
    if (counted.count === 0) refused.set(clientIp, counted)
    counted.count += 1
    const own = delayed.get(clientIp) ?? 0
    if (counted.count <= promptMax || own >= delayedPerIpMax || all >= delayedMax) return
    all += 1
    delayed.set(clientIp, own + 1)
    await sleep(delayMs * (0.5 + Math.random()))
    all -= 1
    const left = (delayed.get(clientIp) ?? 1) - 1
    if (left > 0) delayed.set(clientIp, left)
    else delayed.delete(clientIp)
  }
}

const spentDelayMs = 250
const spentDelayedMax = 1_000
let spentDelayed = 0

/**
 * Waits a quarter of a second before a refusal for a spent limit is sent, while few of them wait. Without it clients that
 * repeat such calls at once, from however many IP addresses, would occupy the process with refusals alone.
 */
export async function delaySpent(): Promise<void> {
  if (spentDelayed >= spentDelayedMax) return
  spentDelayed += 1
  await sleep(spentDelayMs).finally(() => (spentDelayed -= 1))
}
