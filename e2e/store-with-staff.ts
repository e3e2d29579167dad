import { type APIRequestContext, expect } from '@playwright/test'
import { signInAsEmployee } from './authenticator.ts'
import { type ConfiguredStore, startConfiguredStore } from './configured-store.ts'
import { test as base } from './shopper.ts'

/** A mail about an order, as the store enqueued it. */
export interface OrderMail {
  id: number
  template: string
  data: { pass?: string; trackUrl?: string }
}

/** A demo store of its own, in which an employee moves orders, reviews proofs and decides returns by the API. */
export interface StoreWithStaff extends ConfiguredStore {
  /** Sends a change as the employee. */
  change: (path: string, data: object) => Promise<void>
  /** Reads as the employee. */
  read: (path: string) => Promise<object>
  /** Takes an order through these statuses. */
  move: (order: number, ...statuses: string[]) => Promise<void>
  /** The order that was placed last. Each worker has a store of its own, so it is the journey's. */
  latestOrder: () => Promise<number>
  /** The mails about an order, the first one first. */
  mailsOf: (order: number) => Promise<OrderMail[]>
}

/** Journeys in which staff do something: each worker has such a store. `baseURL` is that store's. */
export const test = base.extend<object, { store: StoreWithStaff }>({
  store: [
    async ({ playwright }, use) => {
      const store = await startConfiguredStore({ DEV: '1' })
      const employee = await playwright.request.newContext()
      try {
        await signInAsEmployee(employee, store.url)
        await use(withStaff(store, employee))
      } finally {
        await employee.dispose()
        await store.stop()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ store }, use) => use(store.url),
})

function withStaff(store: ConfiguredStore, employee: APIRequestContext): StoreWithStaff {
  const headers = { origin: store.url, 'x-token-transport': 'cookie' }
  const urlOf = (path: string) => `${store.url}/api/ecommerce/${path}`
  const change = async (path: string, data: object) => {
    const response = await employee.patch(urlOf(path), { headers, data })
    expect(response.ok(), await response.text()).toBe(true)
  }
  return {
    ...store,
    change,
    async read(path) {
      const response = await employee.get(urlOf(path), { headers })
      return ((await response.json()) as { data: object }).data
    },
    async move(order, ...statuses) {
      for (const status of statuses) await change(`orders/${order}/status`, { status })
    },
    async latestOrder() {
      const [row] = await store.query<{ id: string }>('select id from orders order by id desc limit 1')
      return Number(row!.id)
    },
    mailsOf: (order) =>
      store.query<OrderMail>(
        `select id, payload ->> 'template' as template, payload -> 'data' as data from outbox
         where kind = 'mail' and (payload -> 'data' ->> 'id' = $1 or payload -> 'data' -> 'orders' -> 0 ->> 'id' = $1)
         order by id`,
        [String(order)],
      ),
  }
}
