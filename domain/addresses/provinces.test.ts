import { expect, test } from 'vitest'
import { addressFieldMax } from './address.ts'
import { provinces } from './provinces.ts'

const municipalities = Object.values(provinces).flat()

test('there are 31 provinces and the Distrito Nacional, with 158 municipalities', () => {
  expect(Object.keys(provinces)).toHaveLength(32)
  expect(provinces['Distrito Nacional']).toEqual(['Distrito Nacional'])
  expect(municipalities).toHaveLength(158)
})

test('no municipality is in two provinces, and none is named twice', () => {
  expect(new Set(municipalities).size).toBe(municipalities.length)
})

test('provinces are sorted by name, and so are the municipalities after the seat', () => {
  const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b, 'es'))
  expect(Object.keys(provinces)).toEqual(sorted(Object.keys(provinces)))
  for (const [, ...others] of Object.values(provinces)) expect(others).toEqual(sorted(others))
})

test('every name fits the fields of an address', () => {
  for (const name of Object.keys(provinces)) expect(name.length).toBeLessThanOrEqual(addressFieldMax.province)
  for (const name of municipalities) expect(name.length).toBeLessThanOrEqual(addressFieldMax.city)
})
