import { beforeEach, expect, test } from 'vitest'
import { getProduct, getProductByCode } from '#contract/products.ts'
import { getReviewSummary } from '#contract/reviews.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { makeReview } from '#server/testing/make-reviews-and-questions.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const codeOf = async (id: string) => (await client.call(getProduct, { id })).product.codarticulo

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'ADA-0016' })
})

test('a code leads to its product in whatever case it is typed', async () => {
  expect(await codeOf('ada-0016')).toBe('ADA-0016')
  expect((await client.call(getProductByCode, { code: 'Ada-0016' })).product.codarticulo).toBe('ADA-0016')
  await expect(client.call(getReviewSummary, { code: 'ada-0016' })).resolves.toBeDefined()
})

test('of two codes that differ in their case alone each leads to its own product, and a third spelling to the first', async () => {
  await makeProduct(db, { code: 'Ada-0016' })
  expect(await codeOf('ADA-0016')).toBe('ADA-0016')
  expect(await codeOf('Ada-0016')).toBe('Ada-0016')
  expect(await codeOf('ada-0016')).toBe('ADA-0016')
})

test('a hidden product, or one with another code, is not found in whatever case', async () => {
  await makeProduct(db, { code: 'GONE', status: 'hidden' })
  await makeProduct(db, { code: 'A.B' })
  for (const id of ['gone', 'ada-001', 'a_b', 'da-0016'])
    await expect(codeOf(id)).rejects.toMatchObject({ httpStatus: 404 })
})

test('a product has every field of the specification, its most helpful reviews included, in the caller’s language', async () => {
  for (let votes = 0; votes < 7; votes += 1) {
    await makeReview(db, {
      productCode: 'ADA-0016',
      rating: 4,
      votes,
      title: `Título ${votes}`,
      translated: { title: `Title ${votes}`, comment: 'Good' },
      images: ['r-1'],
    })
  }
  const { product } = await client.call(getProduct, { id: 'ADA-0016' })
  const named =
    '_id codarticulo description feacture price special_price quantity_required_special_price special_price_start special_price_end ' +
    'discountPercentage brand model status garanty color storage category subcategory existence GlobalExistence imageGallery ' +
    'branchesAvailable prices total_reviews avgRating reviews note'
  expect(Object.keys(product)).toEqual(expect.arrayContaining(named.split(' ')))
  expect(product.note).toBeNull()
  expect(product.reviews.map(({ title }) => title)).toEqual(['Title 6', 'Title 5', 'Title 4', 'Title 3', 'Title 2'])
  expect(product.reviews[0]).toEqual({
    rated: 4,
    title: 'Title 6',
    comment: 'Good',
    images: [{ picture_url: '/media/r-1' }],
  })
  const { product: inSpanish } = await store.client({ language: 'es' }).call(getProduct, { id: 'ADA-0016' })
  expect(inSpanish.reviews[0]?.title).toBe('Título 6')
  expect(product.branchesAvailable).toEqual([
    { existencia: 0, pos_id: 1, codarticulo: 'ADA-0016', description: 'Branch 1' },
  ])
  expect(product.prices).toEqual([{ codnivelprecio: 1, precio: 1000, cantidadprecio: 1 }])
})
