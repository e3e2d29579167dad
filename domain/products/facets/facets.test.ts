import { expect, test } from 'vitest'
import { compareFacetValues, facetValue, facetKeys, facetsOf, isMadeForPhones } from './facets.ts'

const keys = (name: Parameters<typeof facetKeys>[0], specification: string, value: string) =>
  facetKeys(name, { color: null, storage: null, specifications: [[specification, value]] })

test.each([
  ['memory', 'Memory', '8 GB', ['8gb']],
  ['storage', 'Storage', '1 TB', ['1tb']],
  ['screen', 'Display', '6.7 in', ['6.5-6.7']],
  ['screen', 'Display', '5.8 in', ['-6']],
  ['network', 'Network', '5G', ['5g']],
  ['network', 'Network', '4G', ['no-5g']],
  ['network', '5G', 'Yes', ['5g']],
  ['battery', 'Battery', '5,000 mAh', ['5000-5999']],
  ['power', 'Power', '15 W, wireless', ['-20']],
  ['power', 'Power', '100 W', ['66-']],
  ['ports', 'Ports', '2 USB-C, 1 USB-A', ['usb-c', 'usb-a']],
  ['length', 'Length', '20 cm', ['0.2m']],
  ['ends', 'Connector', 'USB-C to Lightning', ['usb-c.lightning']],
  ['ends', 'Connector', 'Nano, micro, standard', []],
  ['memory', 'Chip', '8 GB', []],
] as const)('the facet %s reads %s: %s', (name, specification, value, expected) => {
  expect(keys(name, specification, value)).toEqual(expected)
})

test('a product’s own storage and colour come before its specifications', () => {
  const source = { color: 'sky blue', storage: '256 GB', specifications: [['Storage', '128 GB']] as const }
  expect(facetKeys('storage', source)).toEqual(['256gb'])
  expect(facetKeys('color', source)).toEqual(['sky-blue'])
})

test('a key has a label in both languages, a colour also a dot, and an unknown key nothing', () => {
  expect(facetValue('ends', 'usb-c.lightning')?.label).toEqual({ en: 'USB-C to Lightning', es: 'USB-C a Lightning' })
  expect(facetValue('color', 'sky-blue')).toEqual({
    value: 'sky-blue',
    label: { en: 'Sky blue', es: 'Azul cielo' },
    hex: '8fb8de',
  })
  expect(facetValue('storage', 'large')).toBeUndefined()
  expect(facetValue('ends', 'usb-c')).toBeUndefined()
})

test('sizes are sorted by what they hold', () => {
  expect(['1tb', '64gb', '512gb', '128gb'].toSorted(compareFacetValues('storage'))).toEqual([
    '64gb',
    '128gb',
    '512gb',
    '1tb',
  ])
})

test('a category has its facets under the number of each store variant', () => {
  expect(facetsOf('main', 9)).toEqual(['ends', 'length', 'color'])
  expect(facetsOf('variant', 2)).toEqual(['ends', 'length', 'color'])
  expect(isMadeForPhones('main', 12)).toBe(true)
  expect(isMadeForPhones('variant', 17)).toBe(true)
  expect(isMadeForPhones('main', 1)).toBe(false)
})
