import { expect, test } from 'vitest'
import { branchesStructuredData } from './structured-data.ts'

const branch = {
  codplace: 4,
  description: 'Vitrina Santiago',
  address: 'Calle Las Amapolas 7',
  city_name: 'Santiago',
  lat: 19.46,
  long: -70.68,
  phone: '8095550104',
  active: true,
}
const main = { storeVariant: 'main', publicUrl: 'https://store.example' } as const

test('each open branch has structured data, with the country code in its phone', () => {
  expect(branchesStructuredData([branch, { ...branch, codplace: 5, active: false }], main)).toMatchObject([
    {
      '@type': 'Store',
      name: 'Vitrina Santiago',
      telephone: '+18095550104',
      geo: { latitude: 19.46, longitude: -70.68 },
    },
  ])
})

test('a branch without a phone has no such property', () => {
  expect(branchesStructuredData([{ ...branch, phone: '' }], main)[0]).not.toHaveProperty('telephone')
})

test('only the variant has opening hours', () => {
  expect(branchesStructuredData([branch], main)[0]).not.toHaveProperty('openingHours')
  expect(branchesStructuredData([branch], { ...main, storeVariant: 'variant' })[0]).toMatchObject({
    openingHours: 'Mo-Sa 09:00-19:00',
  })
})
