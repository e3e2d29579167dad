import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPageSize, lastPage, pageBounds, pageSizes } from './listing.ts'

test('the default page size is one of the page sizes', () => {
  expect(pageSizes).toContain(defaultPageSize)
})

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [49, 3],
])('%d products on pages of 24: the last is page %d', (total, last) => {
  expect(lastPage(total, 24)).toBe(last)
})

test('the third page skips two', () => {
  expect(pageBounds(3, 24)).toEqual({ offset: 48, limit: 24 })
})

test('a page below the first is the first', () => {
  expect(pageBounds(0, 24)).toEqual({ offset: 0, limit: 24 })
  expect(pageBounds(-3, 24)).toEqual({ offset: 0, limit: 24 })
})

test('the pages up to the last show every product once', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.constantFrom(...pageSizes), (total, limit) => {
      let shown = 0
      for (let page = 1; page <= lastPage(total, limit); page++) {
        const { offset } = pageBounds(page, limit)
        expect(offset).toBe(shown)
        shown += Math.min(limit, total - offset)
      }
      expect(shown).toBe(total)
    }),
  )
})
