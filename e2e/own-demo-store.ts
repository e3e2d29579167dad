import { type OwnStore, startOwnStore } from './own-store.ts'
import { test as base } from './shopper.ts'

/**
 * Journeys that change the account of a demo customer: each worker has a demo store of its own, which no other journey
 * reads meanwhile. `baseURL` is that store's.
 */
export const test = base.extend<object, { ownStore: OwnStore }>({
  ownStore: [
    // Playwright reads the names of the fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const store = await startOwnStore({ DEMO: '1' })
      await use(store)
      await store.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ ownStore }, use) => use(ownStore.url),
})
