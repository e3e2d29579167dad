import { sendWorst } from '#server/testing/send-worst.ts'
import { startStore } from '#server/testing/store-process.ts'
import { worstRequests } from '#server/testing/worst-requests.ts'
import { bearer } from '../buyers.ts'
import { type Figure, median } from '../figures.ts'

const attempts = 3

/**
 * The longest time for which one of the worst known requests blocks the event loop: the median of three attempts each.
 */
export async function loopBlocks(url: string, token: string): Promise<Figure> {
  const store = await startStore({ DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'silent' }, undefined, true)
  const requests = worstRequests(bearer(token))
  const blocks = []
  for (const request of requests) {
    const times: number[] = []
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await store.readLoop()
      await sendWorst(store.url, request)
      times.push((await store.readLoop()).longestMs)
    }
    blocks.push({ ms: median(times), name: `${request.method} ${request.path.slice(0, 40)}` })
  }
  await store.stop()
  const [longest, second, third] = blocks.sort((a, b) => b.ms - a.ms)
  return {
    name: `longest block of the event loop over ${requests.length} worst requests, ms`,
    value: longest!.ms,
    limit: 50,
    isAtLeast: false,
    detail: [longest, second, third].map((one) => `${one!.name} ${one!.ms.toFixed(1)}`).join('; '),
  }
}
