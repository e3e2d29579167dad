import { expect, test } from 'vitest'
import { modelTitle } from './model-title.ts'

const titleOf = (
  name: string,
  color: string | null = null,
  storage: string | null = null,
  length: string | null = null,
) => modelTitle(name, { color, storage, length })

test('PRODUCT-21: the colour, storage and length leave a name wherever they stand', () => {
  expect(titleOf('Lumen Aria 12 Pro 256 GB, black', 'black', '256 GB')).toBe('lumen aria 12 pro')
  expect(titleOf('Lumen Aria 12 Pro 512GB midnight blue', 'midnight blue', '512 GB')).toBe('lumen aria 12 pro')
  expect(titleOf('Vitrina Lazo C 2 m USB-C cable, white', 'white', null, '2 m')).toBe('vitrina lazo c usb c cable')
  expect(titleOf('Black case for A12', 'black')).toBe('case for a 12')
})

test('PRODUCT-21: a colour leaves the name in either language and gender, whatever language the data have', () => {
  expect(titleOf('Funda Kora Seda, negra', 'black')).toBe('funda kora seda')
  expect(titleOf('Lumen Aria, azul noche', 'midnight blue')).toBe('lumen aria')
  expect(titleOf('Lumen Aria, black', 'Negro')).toBe('lumen aria')
  expect(titleOf('Lumen Aria Nocturne', 'Nocturne')).toBe('lumen aria')
})

test('PRODUCT-21: what is no fact of the product stays in the name, and so does the name of a model like a colour', () => {
  expect(titleOf('Clear case A12', 'black')).toBe('clear case a 12')
  expect(titleOf('Acme Star 5 6/128 GB', null, '128 GB')).toBe('acme star 5 6')
  expect(titleOf('Acme Star 5 6 GB/1 TB', null, '1 TB')).toBe('acme star 5 6')
  expect(titleOf('Lumen Mango, mango', 'mango')).toBe('lumen mango')
  expect(titleOf('Cable 12 m', null, null, '2 m')).toBe('cable 12 m')
})
