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
  opening_hours: null,
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

test('opening hours are those of the branch; where it has none, those of the variant, else nothing', () => {
  const own = { ...branch, opening_hours: 'Mo-Fr 09:00-19:00; Sa 09:00-17:00' }
  const variant = { ...main, storeVariant: 'variant' } as const
  expect(branchesStructuredData([own], variant)[0]).toMatchObject({
    openingHours: ['Mo-Fr 09:00-19:00', 'Sa 09:00-17:00'],
  })
  expect(branchesStructuredData([branch], variant)[0]).toMatchObject({ openingHours: ['Mo-Sa 09:00-19:00'] })
  expect(branchesStructuredData([branch], main)[0]).not.toHaveProperty('openingHours')
  expect(branchesStructuredData([{ ...branch, opening_hours: 'by day' }], main)[0]).not.toHaveProperty('openingHours')
})
