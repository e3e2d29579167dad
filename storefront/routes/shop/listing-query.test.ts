import { filterNames } from '#contract/product-filters.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import {
  type ListingQuery,
  hasFilters,
  splitList,
  queryFromEntries,
  shopPath,
  withFilters,
  withoutChips,
} from './listing-query.ts'
import { parseQuery, unknownFilter } from './parse-query.ts'

const read = (search: string) => parseQuery(new URLSearchParams(search))

test('an invalid filter is dropped and the others count', () => {
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
])('the unknown filter of the query %s is %s', (search, unknown) => {
  expect(unknownFilter(new URLSearchParams(search), { place: ['1', '25'], category: ['9'] })).toBe(unknown)
})

test('SEARCH-55: what was typed stays in the URL with the prices that it names, and goes with them', () => {
  const typed = 'typed=celular+menos+de+20%2C000'
  const query = read(`category=1&prices=,20000&${typed}`)
  expect(query).toEqual({ category: '1', prices: ',20000', typed: 'celular menos de 20,000' })
  expect(shopPath(withFilters(query, { brands_selected: 'kora' }))).toContain('typed=celular+menos+de+20,000')
  expect(withFilters(query, { prices: undefined })).not.toHaveProperty('typed')
  expect(withoutChips(query)).toEqual({ category: '1' })
  for (const other of [`prices=,30000&${typed}`, typed, 'prices=,20000&typed=buy+this'])
    expect(read(other)).not.toHaveProperty('typed')
})

test('without the lists of branches and categories no filter counts as unknown', () => {
  expect(unknownFilter(new URLSearchParams('place=999&category=999'), { place: undefined })).toBeUndefined()
})

test('a page beyond the limit becomes the last page that the API accepts', () => {
  expect(read('page=400')).toEqual({ page: '400' })
  expect(read('page=99999999999')).toEqual({ page: '10000' })
  expect(read('page=1e9')).toEqual({})
})

test.each([
  ['category=1&brands_selected=karibe&prices=0,20000&limit=48', '/shop?category=1&limit=48'],
  ['q=cable&category=9&only_offers=1', '/shop?q=cable'],
  ['brands_selected=karibe', '/shop'],
])('with all filters of %s removed, what the heading says stays', (search, path) => {
  expect(shopPath(withoutChips(read(search)))).toBe(path)
})

test('defaults and empty values are left out', () => {
  expect(read('q=&page=1&limit=24&order_by=popularity&only_offers=0&prices=0,')).toEqual({})
})

test('a page size that the store does not offer is dropped', () => {
  expect(read('limit=10')).toEqual({})
  expect(read('limit=25')).toEqual({ limit: '25' })
})

test('brands are one list, or one value each as a form without JavaScript sends them', () => {
  expect(read('brands_selected=lumen&brands_selected=kora')).toEqual(read('brands_selected=lumen,kora'))
})

test('a brand is the same in capitals and small letters', () => {
  expect(read('brands_selected=Lumen')).toEqual({ brands_selected: 'lumen' })
})

test('prices that were typed in fields before their code had loaded are whole pesos', () => {
  const typed = new URLSearchParams([
    ['prices', 'RD$ 2,000.00'],
    ['prices', '500'],
  ])
  expect(queryFromEntries(typed)).toEqual({ prices: '2000,500' })
})

test('either end of the price range may be empty', () => {
  expect(read('prices=&prices=2500')).toEqual({ prices: ',2500' })
  expect(read('prices=100&prices=')).toEqual({ prices: '100,' })
  expect(read('prices=&prices=')).toEqual({})
})

test('the ends of a price range are put in ascending order', () => {
  expect(read('prices=900,100')).toEqual({ prices: '100,900' })
})

test('a price range from 0 has no lower end and keeps its upper end', () => {
  expect(read('prices=0,100000')).toEqual({ prices: ',100000' })
})

test('a search text without letters and digits is no search', () => {
  expect(read('q=%3F!%20%F0%9F%98%80')).toEqual({})
})

test('a number is the same however it is written', () => {
  expect(read('category=009&rated=4.0&place=0x4')).toEqual({ category: '9', rated: '4', place: '4' })
})

test('a brand named twice is one', () => {
  expect(splitList('kora, lumen,kora,')).toEqual(['kora', 'lumen'])
})

test('the API accepts the filters that are parsed from any query', () => {
  const value = fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.constantFrom('1', 'true', 'lumen,kora', '100,200', 'price_asc', '48'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...filterNames), value)), (pairs) => {
      const query = parseQuery(new URLSearchParams(pairs))
      expect(listProducts.input.safeParse(query).success).toBe(true)
    }),
  )
})

test('a search text that is too long is cut, not dropped', () => {
  expect(read(`q=${'cable '.repeat(40)}`).q).toHaveLength(119)
})

test('the path of a query parses back to the same query', () => {
  const query: ListingQuery = { q: 'cable & más', brands_selected: 'kora,lumen', prices: '100,', page: '3' }
  expect(queryFromEntries(new URL(shopPath(query), 'http://store.test').searchParams)).toEqual(query)
})

test('changing a filter starts again from the first page', () => {
  expect(shopPath(withFilters({ page: '4', category: '9' }, { rated: '4' }))).toBe('/shop?category=9&rated=4')
})

test('sort order, page, page size and search text are no filters', () => {
  expect(hasFilters({ q: 'cable', order_by: 'newest', limit: '48', page: '2' })).toBe(false)
  expect(hasFilters({ q: 'cable', rated: '4' })).toBe(true)
})
