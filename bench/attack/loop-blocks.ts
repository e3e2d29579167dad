import { sendWorst } from '#server/testing/send-worst.ts'
import { startStore } from '#server/testing/store-process.ts'
import { worstRequests } from '#server/testing/worst-requests.ts'
import { bearer } from '../buyers.ts'
import type { Figure } from '../figures.ts'

const attempts = 3

/**
 * For how long the process answers nobody else while it works on the worst requests known: the longest block over all of them, of each the shortest of
 * three attempts, since a first run and the machine's other work only ever add.
 */
export async function loopBlocks(url: string, token: string): Promise<Figure> {
  const store = await startStore({ DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'silent' }, undefined, true)
  const requests = worstRequests(bearer(token))
  const blocks = []
  for (const request of requests) {
    let shortestMs = Infinity
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await store.readLoop()
      await sendWorst(store.url, request)
      shortestMs = Math.min(shortestMs, (await store.readLoop()).longestMs)
    }
    blocks.push({ ms: shortestMs, name: `${request.method} ${request.path.slice(0, 40)}` })
  }
  await store.stop()
  const [longest, second, third] = blocks.sort((a, b) => b.ms - a.ms)
  return {
    name: `longest block of the event loop over ${requests.length} worst requests, ms`,
    value: longest!.ms,
    wanted: 50,
    isAtLeast: false,
    detail: [longest, second, third].map((one) => `${one!.name} ${one!.ms.toFixed(1)}`).join('; '),
  }
}
