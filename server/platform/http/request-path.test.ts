import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { loggedPath } from './request-path.ts'

const signature = 'DWxCjZ2eJ8sXb4d1mKq0yR7uTfVhNnQeLgPaWzScBiE'

test.each([
  [`/track/10046.${signature}?lang=es`, '/track/…'],
  [`/track/10046.${signature}.data`, '/track/…'],
  [`/api/ecommerce/orders/track/10046.${signature}`, '/api/ecommerce/orders/track/…'],
  [`/api/ecommerce/orders/pass/10046.${signature}`, '/api/ecommerce/orders/pass/…'],
  ['/account/orders/10046', '/account/orders/10046'],
  ['/shop?q=track', '/shop'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath({ url } as IncomingMessage)).toBe(logged)
})
