import { expect, test } from 'vitest'
import { buildProducts } from './build-products.ts'

const products = buildProducts(new Date('2026-01-05T12:00:00Z'), { scenes: {}, banners: [], uses: {} })
const withBox = [1, 5, 9, 11, 12, 16, 34, 40]

const boxesOf = (code: string) =>
  products
    .find((product) => product.code === code)
    ?.specifications.filter(({ name }) => name.en === 'In the box')
    .map(({ value }) => value.en)

test('phones and their accessories state in both languages what is in the box, once', () => {
  const others = products.filter(({ categoryId, specifications }) => {
    const stated = specifications.filter(({ name }) => name.en === 'In the box')
    return withBox.includes(categoryId) && (stated.length !== 1 || stated.some(({ value }) => !value.en || !value.es))
  })
  expect(others.map(({ code }) => code)).toEqual([])
})

test('a charger says that the cable is sold apart, and what it takes from the wall', () => {
  const charger = products.find(({ code }) => code === 'CAR-0011')
  expect(boxesOf('CAR-0011')).toEqual(['Charger; the cable is sold apart'])
  expect(charger?.specifications).toContainEqual(
    expect.objectContaining({
      name: expect.objectContaining({ en: 'Input' }),
      value: { en: '100–240 V', es: '100–240 V' },
    }),
  )
})

test('the box of a phone has no charger, and says so', () => {
  expect(boxesOf('CEL-0010')).toEqual(['Phone, charging cable and SIM tool; the wall charger is sold apart'])
})
