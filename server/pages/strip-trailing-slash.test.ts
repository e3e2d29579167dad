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
])('%s has moved to %s', (url, moved) => {
  expect(stripTrailingSlash(url)).toBe(moved)
})

test.each(['/', '/?q=1', '/shop', '/shop?next=/cart/', '', '*', 'http://evil.example/'])(
  '%s stays where it is',
  (url) => {
    expect(stripTrailingSlash(url)).toBeUndefined()
  },
)

test.each(['//evil.example/', '///evil.example/', '/\\evil.example/', '/\\/evil.example/', '/\t/evil.example/'])(
  '%s does not lead to another site',
  (url) => {
    expect(stripTrailingSlash(url)).toBe('/evil.example')
  },
)

test('whatever is asked for, the answer stays in the store and is no address to redirect again', () => {
  const parts2 = fc.array(
    fc.constantFrom('/', '\\', '\t', ' ', 'a', '.', '..', '?', '#', '@', ':', 'evil.example', '%2F', '%5C'),
  )
  fc.assert(
    fc.property(parts2, (parts) => {
      const moved = stripTrailingSlash(`/${parts.join('')}/`)
      if (moved === undefined) return
      expect(new URL(moved, 'http://store.example').host).toBe('store.example')
      expect(stripTrailingSlash(moved)).toBeUndefined()
    }),
  )
})
