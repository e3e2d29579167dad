import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { pageKeyOf } from './page-key.ts'

const keyOf = (url: string, cookie = '') => pageKeyOf({ url, headers: { cookie } } as IncomingMessage)

test('the key of a page contains its URL, the language and the branch', () => {
  expect(keyOf('/shop?category=1', 'language=es; branch=25')).toMatchObject({
    key: 'es 25 /shop?category=1',
    url: '/shop?category=1',
    language: 'es',
    branchCode: 25,
  })
})

test('a visitor without a stored choice gets English and branch 1', () => {
  expect(keyOf('/')).toMatchObject({ language: 'en', isLanguageInUrl: false, branchCode: 1 })
})

test('a visitor without a stored choice gets the configured language and the configured branch', () => {
  const request = (cookie: string) => ({ url: '/', headers: { cookie } }) as IncomingMessage
  const configured = { language: 'es', branchCode: 5 } as const
  expect(pageKeyOf(request(''), configured)).toMatchObject({ key: 'es 5 /', language: 'es', branchCode: 5 })
  expect(pageKeyOf(request('language=en; branch=25'), configured)).toMatchObject({ language: 'en', branchCode: 25 })
})

test('the cookies with __Host- names count, and before them the plain ones, which an older app may have written later', () => {
  expect(keyOf('/', '__Host-language=es; __Host-branch=25')).toMatchObject({ language: 'es', branchCode: 25 })
  expect(keyOf('/', '__Host-branch=25; branch=4')).toMatchObject({ branchCode: 4 })
})

test('a language in the URL takes precedence over the stored one', () => {
  expect(keyOf('/?lang=es', 'language=en')).toMatchObject({ url: '/', language: 'es', isLanguageInUrl: true })
})

test.each(['/?lang=fr', '/?lang='])('%s names no language of the store', (url) => {
  expect(keyOf(url, 'language=es')).toMatchObject({ language: 'es', isLanguageInUrl: false })
})

test('parameters that do not change the page are dropped, and the others are sorted', () => {
  expect(keyOf('/shop?utm=x&q=case&category=1&page=')?.url).toBe('/shop?category=1&q=case')
})

test('the data of a page are cached apart from the page', () => {
  expect(keyOf('/shop.data?q=a&_routes=root')?.url).toBe('/shop.data?q=a&_routes=root')
  expect(keyOf('/_.data')?.url).toBe('/_.data')
})

test.each(['/nowhere', '/products/', '/home/policies', `/shop?q=${'x'.repeat(2_000)}`])('%s is no page', (url) => {
  expect(keyOf(url)).toBeUndefined()
})

test.each([
  ['/products/ADA-0016%20', '/products/-'],
  ['/products/%C3%B1.data', '/products/-.data'],
  ['/home/policies/a%2Fb', '/home/policies/-'],
])('%s has an id that nothing can have, and is rendered as %s', (url, shown) => {
  expect(keyOf(url)?.url).toBe(shown)
})
