import { expect, test } from 'vitest'
import { findPage, pages } from './pages.ts'

test.each([
  ['/', pages.home],
  ['/shop', pages.shop],
  ['/products/CEL-1', pages.product],
  ['/account/orders', pages.orders],
  ['/account/orders/b-12', pages.order],
])('%s is a page', (path, page) => {
  expect(findPage(path)).toEqual({ page, path })
})

test.each([
  ['/products/a%20b', '/products/-'],
  [`/products/${'x'.repeat(41)}`, '/products/-'],
  ['/checkout/complete/1', '/checkout/complete/-'],
  ['/home/policies/a%2Fb', '/home/policies/-'],
])('%s has a value without the form of an id, and shows the page %s', (path, shown) => {
  expect(findPage(path)?.path).toBe(shown)
})

test.each(['/shops', '/products', '/products/', '/products/a/b', '//', '', '/account/quotes'])(
  '%s is no page',
  (path) => {
    expect(findPage(path)).toBeUndefined()
  },
)
