import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urlMax } from './page-key.ts'
import { truncateQuery } from './truncate-query.ts'

const long = 'x'.repeat(urlMax)

test('a URL that is short enough needs no redirect', () => {
  const path = '/shop?q='
  expect(truncateQuery(path.padEnd(urlMax, 'x'))).toBeUndefined()
  expect(truncateQuery(path.padEnd(urlMax + 1, 'x'))).toBeDefined()
})

test('a search text that is too long is cut, and the other filters stay', () => {
  expect(truncateQuery(`/shop?category=9&q=${'case+'.repeat(600)}&order_by=price_asc`)).toBe(
    `/shop?category=9&order_by=price_asc&q=${'case+'.repeat(23)}case`,
  )
})

test('of the filters only a list that is too long is dropped', () => {
  expect(truncateQuery(`/shop?brands_selected=${'kora,'.repeat(600)}&models_selected=Aria&q=case`)).toBe(
    '/shop?models_selected=Aria&q=case',
  )
})

test('of two lists that do not fit together the shorter one stays', () => {
  const [longer, shorter] = ['a'.repeat(1_900), 'b'.repeat(1_500)]
  expect(truncateQuery(`/shop?brands_selected=${longer}&models_selected=${shorter}`)).toBe(
    `/shop?models_selected=${shorter}`,
  )
})

test('parameters that the page does not have are dropped', () => {
  expect(truncateQuery(`/shop?utm=${long}&lang=es&page=2`)).toBe('/shop?page=2&lang=es')
  expect(truncateQuery(`/?utm=${long}`)).toBe('/')
})

test('the URL of a page’s data leads to a URL of its data', () => {
  expect(truncateQuery(`/shop.data?q=a&x=${long}&_routes=root`)).toBe('/shop.data?q=a&_routes=root')
  expect(truncateQuery(`/_.data?x=${long}`)).toBe('/_.data')
})

test('the path stays as it was requested, even where no product can have the id', () => {
  expect(truncateQuery(`/products/a%20b?utm=${long}`)).toBe('/products/a%20b')
  expect(truncateQuery(`/products/${long}?utm=1`)).toBeUndefined()
})

test.each([`/${long}?q=1`, `//evil.example?q=${long}`, `/\\evil.example?q=${long}`, `/nowhere?q=${long}`])(
  'a URL that is no page of the store gets no redirect',
  (url) => {
    expect(truncateQuery(url)).toBeUndefined()
  },
)

test('for every query the result is short enough, has the same path and needs no further redirect', () => {
  const name = fc.constantFrom(
    'q',
    'brands_selected',
    'models_selected',
    'category',
    'prices',
    'lang',
    '_routes',
    'other',
  )
  const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 900 })), { minLength: 1 })
  fc.assert(
    fc.property(fc.constantFrom('/shop', '/shop.data', '/products/A', '/compare'), pairs, (path, query) => {
      const short = truncateQuery(`${path}?${new URLSearchParams([...query, ['other', long]])}`) as string
      expect(short.length).toBeLessThanOrEqual(urlMax)
      expect(short.split('?')[0]).toBe(path)
      expect(truncateQuery(short)).toBeUndefined()
    }),
  )
})
