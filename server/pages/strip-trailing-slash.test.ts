import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripTrailingSlash } from './strip-trailing-slash.ts'

test.each([
  ['/shop/', '/shop'],
  ['/shop///', '/shop'],
  ['/shop/?q=case&page=2', '/shop?q=case&page=2'],
  ['/home/policies/delivery/?lang=es', '/home/policies/delivery?lang=es'],
  ['//', '/'],
  ['///?q=1', '/?q=1'],
])('%s becomes %s', (url, moved) => {
  expect(stripTrailingSlash(url)).toBe(moved)
})

test.each(['/', '/?q=1', '/shop', '/shop?next=/cart/', '', '*', 'http://evil.example/'])(
  '%s needs no redirect',
  (url) => {
    expect(stripTrailingSlash(url)).toBeUndefined()
  },
)

test.each(['//evil.example/', '///evil.example/', '/\\evil.example/', '/\\/evil.example/', '/\t/evil.example/'])(
  '%s leads to no other site',
  (url) => {
    expect(stripTrailingSlash(url)).toBe('/evil.example')
  },
)

test('for every path the result is a URL of the store that needs no further redirect', () => {
  const segments = fc.array(
    fc.constantFrom('/', '\\', '\t', ' ', 'a', '.', '..', '?', '#', '@', ':', 'evil.example', '%2F', '%5C'),
  )
  fc.assert(
    fc.property(segments, (parts) => {
      const moved = stripTrailingSlash(`/${parts.join('')}/`)
      if (moved === undefined) return
      expect(new URL(moved, 'http://store.example').host).toBe('store.example')
      expect(stripTrailingSlash(moved)).toBeUndefined()
    }),
  )
})
