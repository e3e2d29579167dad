import { expect, test } from 'vitest'
import { parseRichText } from '#domain/products/rich-text.ts'
import type { ShownProduct } from './product-at-level.ts'
import { structuredData } from './structured-data.ts'

const product: ShownProduct = {
  _id: '1',
  codarticulo: 'A-1',
  description: 'Cover',
  price: 100,
  special_price: 0,
  quantity_required_special_price: 0,
  special_price_start: null,
  special_price_end: null,
  discountPercentage: 0,
  brand: 'Lumen',
  model: '',
  color: null,
  storage: null,
  length: null,
  fits: [],
  fits_total: 0,
  options: { colors: [], storages: [], lengths: [], from_price: null },
  category: { category_id: 12, category_name: 'Cases' },
  existence: 0,
  GlobalExistence: 3,
  imageGallery: [{ picture: 'case-hero', photo_type: 'hero', picture_url: '/media/case-hero' }],
  total_reviews: 0,
  avgRating: 0,
  specifications: [],
  status: 'active',
  garanty: 90,
  subcategory: null,
  branchesAvailable: [],
  prices: [],
}
const offer = { special_price: 80, quantity_required_special_price: 1, special_price_end: '2026-12-01T03:59:59.000Z' }

function productDataOf(facts: Partial<ShownProduct> = {}, features = '') {
  const publicUrl = 'https://store.example'
  const url = `${publicUrl}/products/A-1`
  const [thing] = structuredData({
    product: { ...product, ...facts },
    features: parseRichText(features),
    reviews: [],
    summary: 'A cover.',
    url,
    publicUrl,
    shopName: 'The shop',
    crumbs: [],
  })
  return thing as Record<string, unknown>
}

test('a product is in stock while any branch has it, at its price', () => {
  expect(productDataOf()).toMatchObject({
    sku: 'A-1',
    image: ['https://store.example/media/case-hero-800.webp'],
    offers: {
      price: '100.00',
      priceCurrency: 'DOP',
      availability: 'https://schema.org/InStock',
      url: 'https://store.example/products/A-1',
    },
  })
  expect(productDataOf({ GlobalExistence: 0 })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('an offer holds until its last day in the store’s own time', () => {
  expect(productDataOf(offer)['offers']).toMatchObject({ price: '80.00', priceValidUntil: '2026-11-30' })
})

test('an offer from a larger quantity is neither the price of one unit nor its end', () => {
  const { offers } = productDataOf({ ...offer, quantity_required_special_price: 3 })
  expect(offers).toMatchObject({ price: '100.00' })
  expect(offers).not.toHaveProperty('priceValidUntil')
})

test('a product without price, pictures or rating has no such property', () => {
  for (const name of ['offers', 'image', 'aggregateRating', 'review'])
    expect(productDataOf({ price: null, imageGallery: [] })).not.toHaveProperty(name)
})

test('the symbol of a category is no picture of the product', () => {
  const symbol = { picture: 'symbol-case', photo_type: 'symbol', picture_url: '/media/symbol-case' }
  expect(productDataOf({ imageGallery: [symbol] })).not.toHaveProperty('image')
})

test('the description is plain text, or the summary where there is none', () => {
  expect(
    productDataOf({}, '<p>Made for <strong>Aura 5</strong>.</p><ul><li>Soft</li><li>Thin</li></ul>')['description'],
  ).toBe('Made for Aura 5. Soft Thin')
  expect(productDataOf()['description']).toBe('A cover.')
})
