import { expect, test } from 'vitest'
import { shopMessages } from '../../messages/shop.ts'
import type { Listing } from './fetch-listing.ts'
import { foundText, titleOf } from './listing-texts.ts'

const nothing = {
  docs: [],
  page: 1,
  limit: 24,
  total: 0,
  complete: null,
  fitting: null,
  nearest: null,
  relaxed: [],
}

function listingOf(q: string, list: object): Listing {
  return {
    query: { q },
    list: { ...nothing, help_page: null, ...list },
    searchTotal: 0,
    instead: [],
  } as unknown as Listing
}

const device = 'Lumen Aria 12 Pro'

test.each([
  ['en', { complete: 5 }, '28 products: 5 match your whole search, 23 similar'],
  ['es', { complete: 5 }, '28 productos: 5 coinciden con toda tu búsqueda, 23 parecidos'],
  ['en', { complete: 1 }, '28 products: 1 matches your whole search, 27 similar'],
  ['es', { complete: 27 }, '28 productos: 27 coinciden con toda tu búsqueda, 1 parecido'],
  ['en', { complete: 0 }, '28 similar products'],
  ['en', { complete: 0, fitting: { device, total: 3 } }, `28 products: 3 compatible with ${device}, 25 similar`],
  ['es', { complete: 0, fitting: { device, total: 1 } }, `28 productos: 1 compatible con ${device}, 27 parecidos`],
  ['en', { complete: 0, fitting: { device, total: 28 } }, `28 products compatible with ${device}`],
] as const)('SEARCH-61: in %s a list of %j says its number and that of its parts', (language, list, text) => {
  expect(foundText(shopMessages[language], listingOf('lumen aria 12 negro', { ...list, total: 28 }))).toBe(text)
})

test('SEARCH-59: the title of a mistyped maker that the store does not sell has its right name', () => {
  const nearest = { q: 'Phones', total: 69, category_id: 1 }
  expect(titleOf(shopMessages.en, listingOf('smasung', { corrected: 'samsung', nearest }))).toBe(
    'We do not have “samsung”',
  )
  expect(titleOf(shopMessages.en, listingOf('samsung', { corrected: null, nearest }))).toBe('We do not have “samsung”')
  expect(titleOf(shopMessages.es, listingOf('jobs', { corrected: null }))).toBe('Nada coincide con “jobs”')
})

test.each([
  ['en', { docs: Array(24).fill({}), total: 61, page: 2 }, '25–48 of 61 products'],
  ['es', { docs: Array(24).fill({}), total: 1_061, page: 1 }, '1–24 de 1,061 productos'],
  ['en', { docs: [{}], total: 1, page: 1 }, '1 product'],
  ['en', { docs: Array(24).fill({}), total: 61, page: 2, complete: 5 }, '25–48 of 61 products'],
] as const)('SEARCH-62: in %s the text of %j says which of the products the page shows', (language, list, text) => {
  expect(foundText(shopMessages[language], listingOf('aria', { pages: 3, ...list }))).toBe(text)
})
