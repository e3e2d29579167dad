import fc from 'fast-check'
import { basePath, inputInQuery } from '#contract/endpoint.ts'
import { routes } from '#server/app.ts'
import { hostileInputs } from './hostile.ts'

export interface FuzzRequest {
  method: string
  /** The path with its query. */
  path: string
  body?: string
}

/**
 * Gives `count` requests with inputs that no shopper sends, spread over all calls but sign-out; the same ones for the
 * same seed.
 */
export function* fuzzRequests(count: number, seed: number): Generator<FuzzRequest> {
  const chosen = routes.filter(({ options }) => options.session !== 'end')
  const numRuns = Math.ceil(count / chosen.length)
  for (const { endpoint } of chosen) {
    for (const input of fc.sample(hostileInputs(endpoint), { numRuns, seed })) {
      const path = `${basePath(endpoint.base)}/${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wordOf(input[name])) || '1')}`
      const { method } = endpoint
      if (!inputInQuery(endpoint)) yield { method, path, body: JSON.stringify(input) }
      else
        yield {
          method,
          path: `${path}?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, wordOf(value)]))}`,
        }
    }
  }
}

function wordOf(value: unknown): string {
  const word = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return word.slice(0, 1_000).toWellFormed()
}
