import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followReply } from './follow-reply.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  // The store cannot be reached: nothing is known about the payment.
  const AtStore = class extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, 'http://store.test'), init)
    }
  }
  vi.stubGlobal('Request', AtStore)
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const paymentId = '00000000-0000-4000-8000-000000000001'
const ways = { canLeave: () => false, onWaiting: () => {} }

test('PAYMENT-20: a payment about which nothing is known for five minutes is undecided, not one to confirm', async () => {
  let outcome: unknown
  let waited = 0
  const action = { type: 'wait' as const, payment_id: paymentId }
  void followReply({ global_id: null, orders: [], total_order: 0, action }, ways).then((end) => (outcome = end))
  while (outcome === undefined && waited < 1_000) {
    // The clock advances only while the poll waits for it: what is imported takes as long as it takes.
    if (vi.getTimerCount() > 0) {
      await vi.advanceTimersByTimeAsync(3_000)
      waited += 3
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(outcome).toBe('undecided')
  expect(waited).toBeGreaterThanOrEqual(300)
})

test('a payment that its payer has not confirmed is open', async () => {
  const action = { type: 'redirect' as const, payment_id: paymentId, url: 'https://provider.example/page' }
  expect(await followReply({ global_id: null, orders: [], total_order: 0, action }, ways)).toBe('open')
})
