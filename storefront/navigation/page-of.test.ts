import { describe, expect, test } from 'vitest'
import { addressOf, isPublicPage } from './page-of.ts'

const own = 'https://store.example'
const link = (href: string, more: { target?: string; download?: string } = {}) => {
  const { origin, pathname, search, hash } = new URL(href, own)
  return {
    origin,
    pathname,
    search,
    hash,
    target: more.target ?? '',
    hasAttribute: (name: string) => name === 'download' && more.download !== undefined,
    getAttribute: () => href,
  }
}

describe('addressOf', () => {
  test('a link to another page is its path with query and place', () => {
    expect(addressOf(link('/shop?q=a#top'), own)).toBe('/shop?q=a#top')
    expect(addressOf(link('?page=2'), own)).toBe('/?page=2')
  })

  test.each([
    ['another store', link('https://other.example/shop')],
    ['a mail', link('mailto:a@b.example')],
    ['a place on this page', link('#reviews')],
    ['another window', link('/shop', { target: '_blank' })],
    ['a file to keep', link('/shop', { download: '' })],
    ['a file', link('/media/a.webp')],
  ])('%s is the browser’s own', (_, wanted) => {
    expect(addressOf(wanted, own)).toBeUndefined()
  })
})

test.each([
  ['/', true],
  ['/shop?q=a', true],
  ['/account/orders', false],
  ['/checkout', false],
])('%s is fetched on intent: %s', (page, is) => {
  expect(isPublicPage(page)).toBe(is)
})
