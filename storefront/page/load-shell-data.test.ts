import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '#contract/client.ts'
import { loadShellData } from './load-shell-data.ts'

const branch = { id: 'b', codplace: 1, description: 'Naco', active: true }
const responses: Record<string, unknown> = {
  'GET configurations': {
    general: { web_page: { statusLanguage: { text: 'es' }, copyright: 'The shop' } },
    payment_methods: {},
  },
  'GET stores': [branch],
  'GET categories': [],
}
const storeWith = (others: Record<string, () => Promise<unknown>>): { client: Client } => ({
  client: {
    call: ({ method, path }) =>
      (others[`${method} ${path}`]?.() ?? Promise.resolve(responses[`${method} ${path}`])) as never,
  },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the shell has configuration, branches and categories', async () => {
  expect(await loadShellData(storeWith({}))).toMatchObject({
    isWhole: true,
    bareLanguage: 'es',
    branches: [{ codplace: 1 }],
  })
})

test('the shell waits at most 4 seconds for a configuration without a response', async () => {
  const shell = loadShellData(storeWith({ 'GET configurations': () => new Promise(() => {}) }))
  let isDone = false
  void shell.then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(3_999)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await shell).toMatchObject({ isWhole: false, configuration: null, branches: [{ codplace: 1 }] })
})

test.each(['GET configurations', 'GET stores', 'GET categories'])(
  'where %s fails the shell is loaded at once, and is not whole',
  async (line) => {
    const shell = await loadShellData(storeWith({ [line]: () => Promise.reject(new Error('down')) }))
    expect(shell).toMatchObject({ isWhole: false, configuration: null })
  },
)
