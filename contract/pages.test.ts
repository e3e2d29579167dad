import { expect, test } from 'vitest'
import { findPage, pageAfterSignIn, pages } from './pages.ts'

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

test.each(['/', '/account/orders', '/products/CEL-1?place=4#reviews', '/auth/request?id=7', '/checkout'])(
  'a sign-in leads on to %s',
  (next) => {
    expect(pageAfterSignIn(next)).toBe(next)
  },
)

test.each([
  null,
  '',
  'account',
  'https://evil.example/account',
  '//evil.example/account',
  '/\\evil.example/account',
  '/\t/evil.example/account',
  '/.//evil.example',
  'javascript:alert(1)',
  '/api/ecommerce/users/export',
  '/media/x.webp',
  '/auth/sign-in?next=/account',
  '/auth/sign-up',
  '/account/../auth/forgot-password',
  '/nothing-here',
  'http://[',
])('a sign-in does not lead on to %j', (next) => {
  expect(pageAfterSignIn(next)).toBeUndefined()
})

test('a path with dots is the page that a browser makes of it', () => {
  expect(pageAfterSignIn('/shop/../account')).toBe('/account')
})
