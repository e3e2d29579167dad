import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { basePath, inputInQuery } from '#contract/endpoint.ts'
import { routes } from '#server/app.ts'
import { hostileInputs } from '#server/testing/hostile.ts'
import type { StoreProcess } from '#server/testing/store-process.ts'
import { bearer } from '../buyers.ts'
import type { Figure } from '../figures.ts'

const requests = 20_000
const atOnce = 16

/** The memory that a process holds after 20,000 requests with inputs that no shopper sends, spread over all calls. */
export async function memory({ url, pid }: StoreProcess, token: string): Promise<Figure> {
  const seed = Date.now()
  const perRoute = Math.ceil(requests / routes.length)
  const statuses = new Map<number, number>()
  for (const { endpoint } of routes.filter(({ options }) => options.session !== 'end')) {
    const inputs = fc.sample(hostileInputs(endpoint), { numRuns: perRoute, seed })
    for (let from = 0; from < inputs.length; from += atOnce) {
      const answers = inputs.slice(from, from + atOnce).map((input) => {
        const path = `${url}${basePath(endpoint.base)}/${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => wordOf(input[name]) || '1')}`
        const headers = { ...bearer(token), 'content-type': 'application/json' }
        if (!inputInQuery(endpoint)) return fetch(path, { method: endpoint.method, headers, body: JSON.stringify(input) })
        const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, wordOf(value)]))
        return fetch(`${path}?${query}`, { method: endpoint.method, headers })
      })
      for (const answer of await Promise.all(answers)) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        await answer.arrayBuffer()
      }
    }
  }
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const counted = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return {
    name: 'memory after 20,000 fuzzed requests, MB',
    value: residentMegabytes(pid),
    wanted: 350,
    isAtLeast: false,
    detail: `${sent} sent: ${counted}; seed ${seed}`,
  }
}

function wordOf(value: unknown): string {
  const word = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return encodeURIComponent(word.slice(0, 1_000).toWellFormed())
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
