import { readFileSync } from 'node:fs'
import { fuzzRequests } from '#server/testing/fuzz-requests.ts'
import type { StoreProcess } from '#server/testing/store-process.ts'
import { bearer } from '../buyers.ts'
import type { Figure } from '../figures.ts'

const requests = 20_000
const atOnce = 16
/**
 * How many requests one IP address sends: with all from one address most would wait, since the store delays refusals to
 * a caller that it refuses often.
 */
const perAddress = 50

/**
 * The memory of a process behind a proxy after 20,000 requests from 400 IP addresses with inputs that no shopper sends,
 * spread over all calls; and how many of them failed with an internal error.
 */
export async function memory({ url, pid }: StoreProcess, token: string): Promise<Figure[]> {
  const seed = Date.now()
  const statuses = new Map<number, number>()
  const waiting = fuzzRequests(requests, seed)
  let started = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { method, path, body } of waiting) {
        const address = Math.floor((started += 1) / perAddress)
        const headers = {
          ...bearer(token),
          'content-type': 'application/json',
          'x-forwarded-for': `10.1.${address >> 8}.${address & 255}`,
        }
        const response = await fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body }) })
        await response.arrayBuffer()
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      }
    }),
  )
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const counted = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const detail = `${sent} sent: ${counted}; seed ${seed}`
  return [
    {
      name: 'memory after 20,000 fuzzed requests, MB',
      value: residentMegabytes(pid),
      limit: 350,
      isAtLeast: false,
      detail,
    },
    {
      name: 'fuzzed requests with a 500 response',
      value: statuses.get(500) ?? 0,
      limit: 0,
      isAtLeast: false,
      detail: `seed ${seed}`,
    },
  ]
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
