import { describe, expect, test } from 'vitest'
import { hrefWithinStore, isPublicPage } from './internal-href.ts'

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

describe('a link within the store', () => {
  test('a link to another page is its path with query and fragment', () => {
    expect(hrefWithinStore(link('/shop?q=a#top'), own)).toBe('/shop?q=a#top')
    expect(hrefWithinStore(link('?page=2'), own)).toBe('/?page=2')
  })

  test.each([
    ['another store', link('https://other.example/shop')],
    ['a mail', link('mailto:a@b.example')],
    ['a place on this page', link('#reviews')],
    ['another window', link('/shop', { target: '_blank' })],
    ['a file to download', link('/shop', { download: '' })],
    ['a file', link('/media/a.webp')],
    ['the other language', link('/shop?q=a&lang=es')],
  ])('%s is followed by the browser itself', (_, requested) => {
    expect(hrefWithinStore(requested, own)).toBeUndefined()
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
