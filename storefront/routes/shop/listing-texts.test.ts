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
  models: null,
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
  ['en', { complete: 5 }, '5 match your whole search, 23 similar · 28 products in all'],
  ['es', { complete: 5 }, '5 coinciden con toda tu búsqueda, 23 parecidos · 28 productos en total'],
  ['en', { complete: 1 }, '1 matches your whole search, 27 similar · 28 products in all'],
  ['es', { complete: 27 }, '27 coinciden con toda tu búsqueda, 1 parecido · 28 productos en total'],
  ['en', { complete: 0 }, '28 similar products'],
  [
    'en',
    { complete: 0, fitting: { device, total: 3 } },
    `3 compatible with ${device}, 25 similar · 28 products in all`,
  ],
  [
    'es',
    { complete: 0, fitting: { device, total: 1 } },
    `1 compatible con ${device}, 27 parecidos · 28 productos en total`,
  ],
  ['en', { complete: 0, fitting: { device, total: 28 } }, `28 products compatible with ${device}`],
] as const)('SEARCH-61: in %s a list of %j says its parts and the number of all products', (language, list, text) => {
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
  ['en', { total: 69, page: 1 }, '69 products · 61 models'],
  ['es', { total: 69, page: 1 }, '69 productos · 61 modelos'],
  ['en', { total: 1_069, page: 2 }, '1,069 products · 61 models · page 2 of 3'],
  ['es', { total: 69, page: 3 }, '69 productos · 61 modelos · página 3 de 3'],
  [
    'en',
    { total: 69, page: 1, complete: 5, models: { total: 61, complete: 3, fitting: null } },
    '3 match your whole search, 58 similar · 69 products with every color and size',
  ],
  [
    'es',
    { total: 69, page: 1, complete: 0, fitting: { device, total: 9 }, models: { total: 61, complete: 0, fitting: 4 } },
    `4 compatibles con ${device}, 57 parecidos · 69 productos con cada color y tamaño`,
  ],
  ['en', { total: 61, page: 2, docs: Array(24).fill({}) }, '25–48 of 61 products'],
] as const)(
  'SEARCH-62: in %s the text of %j counts products and models, of two parts the cards of each',
  (...given) => {
    const [language, list, text] = given
    const listing = listingOf('aria', { pages: 3, models: { total: 61 }, ...list })
    expect(foundText(shopMessages[language], listing)).toBe(text)
  },
)
