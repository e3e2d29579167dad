import { describe, expect, test } from 'vitest'
import { startsAtTop, staysOnPage } from './scroll-rules.ts'

const at = (url: string) => {
  const [pathname = '/', search = ''] = url.split('?')
  return { pathname, search }
}

describe('startsAtTop', () => {
  test.each([
    ['/', '/shop', true],
    ['/shop?page=3', '/products/1', true],
    ['/', '/contact/faq', false],
    ['/contact', '/contact/faq', false],
    ['/contact/faq', '/contact', true],
    ['/shop', '/shop?category=16', false],
    ['/shop?page=1', '/shop?page=2', false],
    ['/shop?page=2', '/shop?page=1&category=16', true],
    ['/shop', '/shop?page=10', false],
  ])('from %s to %s: %s', (from, to, top) => {
    expect(startsAtTop(at(from), at(to))).toBe(top)
  })
})

test('a navigation to a fragment stays on its page, one to another list does not', () => {
  expect(staysOnPage(at('/shop?category=1'), at('/shop?category=1'))).toBe(true)
  expect(staysOnPage(at('/shop?category=1'), at('/shop'))).toBe(false)
  expect(staysOnPage(at('/'), at('/shop'))).toBe(false)
})
