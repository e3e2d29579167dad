import { setTimeout as sleep } from 'node:timers/promises'
import type { TestPostgres } from '#server/testing/postgres.ts'
import { bearer } from '../buyers.ts'
import type { Figure } from '../figures.ts'

const awayMs = 10_000
const clientsCount = 12
const pauseMs = 20

interface Seen {
  status: number
  ms: number
  at: number
}

/**
 * The database is stopped for ten seconds while shoppers go on: their carts, lists, pages that are cached and pages that are not. Counts answers of 5xx that
 * are no 503, and measures the longest wait for an answer and how long after the database's return the first cart was answered.
 */
export async function restart(url: string, postgres: TestPostgres, tokens: readonly string[]): Promise<Figure[]> {
  const seen: Seen[] = []
  let isRunning = true
  let turn = 0
  const clients = Array.from({ length: clientsCount }, async (_, index) => {
    while (isRunning) {
      turn += 1
      const path = ['/api/ecommerce/carts/1', '/products/P1', `/shop?q=P${turn}`, '/api/catalog/products?place=1&limit=24'][
        index % 4
      ] as string
      const started = performance.now()
      const answer = await fetch(`${url}${path}`, { headers: bearer(tokens[index % tokens.length]) })
      await answer.arrayBuffer()
      seen.push({ status: answer.status, ms: performance.now() - started, at: started })
      await sleep(pauseMs)
    }
  })
  await sleep(1_000)
  await postgres.shutDown()
  await sleep(awayMs)
  await postgres.startAgain()
  const back = performance.now()
  while ((await fetch(`${url}/api/ecommerce/carts/1`, { headers: bearer(tokens[0]) })).status !== 200) await sleep(10)
  const healedMs = performance.now() - back
  await sleep(1_000)
  isRunning = false
  await Promise.all(clients)
  const wrong = seen.filter(({ status }) => status >= 500 && status !== 503)
  const longest = Math.max(...seen.map(({ ms }) => ms))
  const detail = `of ${seen.length} answers ${seen.filter(({ status }) => status === 503).length} were 503`
  return [
    { name: 'database away for 10 s: 5xx that are no 503', value: wrong.length, wanted: 0, isAtLeast: false, detail },
    { name: 'database away for 10 s: longest answer, ms', value: longest, wanted: 1_000, isAtLeast: false, detail },
    {
      name: 'database back: first cart answered, ms',
      value: healedMs,
      wanted: 1_000,
      isAtLeast: false,
      detail: 'after the server took connections again',
    },
  ]
}
