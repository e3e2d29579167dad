import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { type Query, filterNames, hasFilters, listOf, queryOf, shopPath, withFilters } from './query.ts'
import { readQuery, unknownFilter } from './read-query.ts'

const read = (search: string) => readQuery(new URLSearchParams(search))

test('nonsense in one filter leaves the others standing', () => {
  expect(read('page=-1&order_by=x&category=NaN&q=cable&rated=9')).toEqual({ q: 'cable' })
})

test.each([
  ['place=1&category=999', 'category'],
  ['place=999&category=9', 'place'],
  ['place=025&category=009&brands_selected=nobody', undefined],
  ['category=12abc', 'category'],
  ['category=abc', 'category'],
  ['category=9&category=9', 'category'],
  ['category=-1&q=cable', 'category'],
  ['place=abc', 'place'],
  ['category=&place=', undefined],
  ['', undefined],
])('of what there is, %s names what there is not: %s', (search, unknown) => {
  expect(unknownFilter(new URLSearchParams(search), { place: ['1', '25'], category: ['9'] })).toBe(unknown)
})

test('while nobody can say what there is, everything may be asked for', () => {
  expect(unknownFilter(new URLSearchParams('place=999&category=999'), { place: undefined })).toBeUndefined()
})

test('a page further on than any list goes is the last that may be asked for', () => {
  expect(read('page=400')).toEqual({ page: '400' })
  expect(read('page=99999999999')).toEqual({ page: '10000' })
  expect(read('page=1e9')).toEqual({})
})

test('defaults and empty values are left out', () => {
  expect(read('q=&page=1&limit=24&order_by=popularity&only_offers=0&prices=0,')).toEqual({})
})

test('only the page sizes of the store are taken', () => {
  expect(read('limit=10')).toEqual({})
  expect(read('limit=25')).toEqual({ limit: '25' })
})

test('brands may come as one list or, from a plain form, one by one', () => {
  expect(read('brands_selected=lumen&brands_selected=kora')).toEqual(read('brands_selected=lumen,kora'))
})

test('the case of a brand does not matter', () => {
  expect(read('brands_selected=Lumen')).toEqual({ brands_selected: 'lumen' })
})

test('either end of the price range may be empty', () => {
  expect(read('prices=&prices=2500')).toEqual({ prices: ',2500' })
  expect(read('prices=100&prices=')).toEqual({ prices: '100,' })
  expect(read('prices=&prices=')).toEqual({})
})

test('a price range typed the wrong way round is turned', () => {
  expect(read('prices=900,100')).toEqual({ prices: '100,900' })
})

test('a range from 0 has no lower end, and keeps its upper one', () => {
  expect(read('prices=0,100000')).toEqual({ prices: ',100000' })
})

test('signs alone are no search', () => {
  expect(read('q=%3F!%20%F0%9F%98%80')).toEqual({})
})

test('a number is the same however it is written', () => {
  expect(read('category=009&rated=4.0&place=0x4')).toEqual({ category: '9', rated: '4', place: '4' })
})

test('a brand named twice is one', () => {
  expect(listOf('kora, lumen,kora,')).toEqual(['kora', 'lumen'])
})

test('whatever stands in the address, the listing accepts what is read from it', () => {
  const value = fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.constantFrom('1', 'true', 'lumen,kora', '100,200', 'price_asc', '48'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...filterNames), value)), (pairs) => {
      const query = readQuery(new URLSearchParams(pairs))
      expect(listProducts.input.safeParse(query).success).toBe(true)
    }),
  )
})

test('a shared search text that is too long is cut, not dropped', () => {
  expect(read(`q=${'cable '.repeat(40)}`).q).toHaveLength(119)
})

test('an address reads back as the query it was written from', () => {
  const query: Query = { q: 'cable & más', brands_selected: 'kora,lumen', prices: '100,', page: '3' }
  expect(queryOf(new URL(shopPath(query), 'http://store.test').searchParams)).toEqual(query)
})

test('changing a filter starts again from the first page', () => {
  expect(shopPath(withFilters({ page: '4', category: '9' }, { rated: '4' }))).toBe('/shop?category=9&rated=4')
})

test('order, pages and the search itself are no filters', () => {
  expect(hasFilters({ q: 'cable', order_by: 'newest', limit: '48', page: '2' })).toBe(false)
  expect(hasFilters({ q: 'cable', rated: '4' })).toBe(true)
})
