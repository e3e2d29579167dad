import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '#contract/client.ts'
import { makeBranch } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { createPageSettings } from './page-settings.ts'

const store = await testStore()
const { db } = store.database
let version = 1
const open = (client: Client = store.client()) => createPageSettings(client, () => version)

async function set(webPage: Record<string, unknown>): Promise<void> {
  const value = JSON.stringify(webPage)
  await db
    .insertInto('settings')
    .values({ name: 'general.web_page', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  version += 1
}

beforeEach(() => store.reset())
afterEach(() => void vi.useRealTimers())

test('the first page after a change of the configured language is in the new one', async () => {
  const settings = await open()
  expect((await settings()).language).toBe('en')
  await set({ statusLanguage: { text: 'es' } })
  expect((await settings()).language).toBe('es')
})

test('a first visitor starts at the configured branch', async () => {
  await makeBranch(db, { code: 7 })
  await set({ default_point_of_sale: 7 })
  expect((await (await open())()).branchCode).toBe(7)
})

test.each([
  ['is closed', { code: 7, active: false }],
  ['does not exist', { code: 8 }],
])('a configured branch that %s leaves first visitors at branch 1', async (_, branch) => {
  await makeBranch(db, branch)
  await set({ default_point_of_sale: 7 })
  expect((await (await open())()).branchCode).toBe(1)
})

test('only the origin of a configured chat may be shown in an iframe', async () => {
  const settings = await open()
  expect((await settings()).chatOrigin).toBeUndefined()
  await set({ url_intercom: 'https://chat.example/vitrina?from=store' })
  expect((await settings()).chatOrigin).toBe('https://chat.example')
})

test('settings that cannot be read stay as they were, and are read again a moment later', async () => {
  let isAway = false
  const client = store.client()
  const settings = await open({
    call: (endpoint, input) => (isAway ? Promise.reject(new Error('no database')) : client.call(endpoint, input)),
  })
  isAway = true
  await set({ statusLanguage: { text: 'es' } })
  expect((await settings()).language).toBe('en')
  isAway = false
  await expect.poll(async () => (await settings()).language).toBe('es')
})

test('a page does not wait for ever for settings whose query never ends', async () => {
  const client = store.client()
  let isStuck = false
  const settings = await open({
    call: (endpoint, input) => (isStuck ? new Promise<never>(() => {}) : client.call(endpoint, input)),
  })
  isStuck = true
  version += 1
  expect(await settings()).toMatchObject({ language: 'en', branchCode: 1 })
})

test('settings that could not be read while the clock was ahead are read again once it is right', async () => {
  let isAway = false
  const client = store.client()
  const settings = await open({
    call: (endpoint, input) => (isAway ? Promise.reject(new Error('no database')) : client.call(endpoint, input)),
  })
  await set({ statusLanguage: { text: 'es' } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  isAway = true
  expect((await settings()).language).toBe('en')
  vi.useRealTimers()
  isAway = false
  await expect.poll(async () => (await settings()).language).toBe('es')
})
