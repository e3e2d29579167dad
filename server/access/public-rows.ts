import { type AccessRow, customers, everybody, type RecordField } from './access-row.ts'

const none: RecordField = { kind: 'browserSearch', otherwise: 'ok' }

/** The rows of pages, products and searches. */
export const publicRows: Record<string, AccessRow> = {
  // Pages and products
  'GET ecommerce/configurations': { callers: everybody },
  'GET ecommerce/containers/getImages': { callers: everybody },
  'GET ecommerce/stores': { callers: everybody },
  'GET ecommerce/stores/delivery-prices': { callers: everybody },
  'GET ecommerce/stores/nearest': { callers: everybody, input: () => ({ clientLat: 18.47, clientLng: -69.9 }) },
  'GET ecommerce/stores/{codplace}/limits': { callers: everybody, records: { codplace: 'branch' } },
  'POST ecommerce/stores/limit/verify': {
    callers: everybody,
    input: () => ({
      address: [{ id: 'x', latitud: 18.47, longitud: -69.9, quantity: 2 }],
      branch_codes: [1],
      calculate_prices: true,
    }),
  },
  'GET ecommerce/rates/{id}': { callers: everybody, records: { id: 'rate' } },
  'GET catalog/categories': { callers: everybody },
  'GET catalog/categories/top': { callers: everybody },
  'GET catalog/products': { callers: everybody },
  'GET catalog/products/branches': { callers: everybody, input: () => ({ codes: 'A' }) },
  'GET catalog/products/cards': { callers: everybody, input: () => ({ codes: 'A', place: 1 }) },
  'GET catalog/products/companions': { callers: everybody, input: () => ({ codes: 'A', place: 1 }) },
  'GET catalog/products/compare': { callers: everybody, input: () => ({ codes: 'A', place: 1 }) },
  'GET catalog/products/cod-articulo/{code}': { callers: everybody, records: { code: 'product' } },
  'GET catalog/products/hots': { callers: everybody },
  'GET catalog/products/phones': { callers: everybody },
  'GET catalog/products/offers': { callers: everybody },
  'GET catalog/products/own-prices': { callers: customers, input: () => ({ codes: 'A' }) },
  'GET catalog/products/questions/{id}': { callers: everybody, records: { id: 'product' } },
  'GET catalog/products/reviews/{code}/summary': { callers: everybody, records: { code: 'product' } },
  'GET catalog/products/reviews/{id}': { callers: everybody, records: { id: 'product' } },
  'GET catalog/products/suggestions': { callers: everybody, input: () => ({ q: 'a' }) },
  'GET catalog/products/{id}': { callers: everybody, records: { id: 'product' } },
  'GET catalog/products/{id}/related': { callers: everybody, records: { id: 'product' } },

  // Searches
  'GET catalog/search/history': { callers: customers },
  'POST catalog/search/history': { callers: customers, input: () => ({ descriptions: ['bocina'] }) },
  'DELETE catalog/search/history': { callers: customers, records: { id: 'search' } },
  'POST catalog/algolia-events/product-clicked-after-search': {
    callers: everybody,
    records: { queryID: none },
    input: () => ({ product_code: 'A', position: 1 }),
  },
  'POST catalog/algolia-events/product-added-to-cart': {
    callers: everybody,
    records: { queryID: none },
    input: () => ({ product_code: 'A' }),
  },
  'POST catalog/algolia-events/product-viewed': {
    callers: everybody,
    records: { queryID: none },
    input: () => ({ product_code: 'A' }),
  },
}
