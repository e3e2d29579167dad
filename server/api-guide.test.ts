import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { makeBranch, makeProduct } from './testing/make.ts'
import { codesSentTo } from './testing/sent-codes.ts'
import { testStore } from './testing/store.ts'

/** Sends the requests of docs/api.md in their order and compares the responses that the guide prints. */

const store = await testStore()
const { db } = store.database
const guide = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8')

beforeAll(async () => {
  await store.reset()
  await makeBranch(db, { code: 1, name: 'Naco' })
  await makeProduct(db, { code: 'ARIA-12', name: 'Lumen Aria 12', priceCentavos: 1_299_000, stock: { 1: 3 } })
  const prices = [{ priceCentavos: 59_000 }, { minQuantity: 3, priceCentavos: 49_000 }]
  await makeProduct(db, { code: 'CASE-1', name: 'Silicone cover', prices, stock: { 1: 40 } })
})

/** A block of the guide: its first line, headers, and the body as written. */
interface Message {
  first: string
  headers: Record<string, string>
  body: string
}

interface Example {
  heading: string
  request: Message
  response: Message
}

const values = new Map<string, string>()
const filled = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`No response before gave ${name}.`)
    return value
  })

/** Stores the values of a response in the places of `{{name}}` in an expected body or header. */
function note(expected: unknown, actual: unknown): void {
  const name = typeof expected === 'string' ? /^\{\{(\w+)\}\}$/.exec(expected)?.[1] : undefined
  if (name) values.set(name, String(actual))
  else if (typeof expected === 'object' && expected !== null)
    for (const [key, value] of Object.entries(expected)) note(value, (actual as Record<string, unknown>)?.[key])
}

test.each(examplesOf(guide))('$heading: $request.first', async ({ request, response }) => {
  const [method, path] = request.first.split(' ') as [string, string]
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, filled(value)]))
  const sent = await store.send(method, path, { headers, ...(request.body && { body: filled(request.body) }) })
  const body: unknown = await sent.json()
  expect(`HTTP/1.1 ${sent.status}`, JSON.stringify(body)).toBe(response.first)
  // A repeated order has to give the result of the first one.
  const before = new Map(values)
  note(JSON.parse(response.body), body)
  for (const code of (await codesSentTo(db, 'ana@example.com')).slice(0, 1)) values.set('code', code)
  for (const [name, value] of Object.entries(response.headers)) note(value, sent.headers.get(name))
  expect(body).toMatchObject(JSON.parse(filled(response.body)) as object)
  if (before.has('global_id')) expect(values.get('global_id')).toBe(before.get('global_id'))
})

test('the guide has a response for each request', () => {
  const blocks = guide.match(/^```http$/gm) ?? []
  expect(blocks.length).toBeGreaterThan(20)
  expect(examplesOf(guide)).toHaveLength(blocks.length / 2)
})

/** The pairs of request and response, each below the heading of its part. */
function examplesOf(text: string): Example[] {
  return text.split(/^## /m).flatMap((part) => {
    const messages = [...part.matchAll(/^```http\n([\s\S]*?)^```$/gm)].map(([, block]) => messageOf(block as string))
    const heading = part.split('\n')[0] as string
    return messages.flatMap((request, at) => {
      const response = messages[at + 1]
      return at % 2 === 0 && response ? [{ heading, request, response }] : []
    })
  })
}

function messageOf(block: string): Message {
  const [head = '', body = ''] = block.split(/\n\n([\s\S]*)/)
  const [first = '', ...lines] = head.trimEnd().split('\n')
  const headers = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])
  return { first, headers: Object.fromEntries(headers), body }
}
