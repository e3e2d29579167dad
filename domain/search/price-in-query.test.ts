import { expect, test } from 'vitest'
import { priceInQuery } from './price-in-query.ts'

test.each([
  ['celular menos de 20000', { q: 'celular', to: 20_000 }],
  ['Celular de menos de RD$20,000.00', { q: 'Celular', to: 20_000 }],
  ['celulares por menos de 15 mil pesos', { q: 'celulares', to: 15_000 }],
  ['audífonos hasta 1.500', { q: 'audífonos', to: 1_500 }],
  ['cargador máximo 900 pesos', { q: 'cargador', to: 900 }],
  ['phone under 20k', { q: 'phone', to: 20_000 }],
  ['phones below $15,000 black', { q: 'phones black', to: 15_000 }],
  ['tablet más de 10000', { q: 'tablet', from: 10_000 }],
  ['laptop desde 30,000', { q: 'laptop', from: 30_000 }],
  ['celular entre 5 mil y 10 mil', { q: 'celular', from: 5_000, to: 10_000 }],
  ['celular entre 5 y 10 mil', { q: 'celular', from: 5_000, to: 10_000 }],
  ['funda entre 400 y 1000 pesos', { q: 'funda', from: 400, to: 1_000 }],
  ['funda entre 400 y 1000', { q: 'funda', from: 400, to: 1_000 }],
  ['phone between 20,000 and 10,000', { q: 'phone', from: 10_000, to: 20_000 }],
  ['menos de 5000', { q: '', to: 5_000 }],
  ['📱 celular menos de 5000 🙂 azul', { q: '📱 celular 🙂 azul', to: 5_000 }],
])('%s names %o', (query, priced) => {
  expect(priceInQuery(query)).toEqual(priced)
})

test.each([
  'celular',
  'iphone 15',
  'power bank 20000',
  'power bank más de 20000 mah',
  'power bank hasta 20000mah',
  'cargador hasta 65w',
  'cable hasta 2 metros',
  'up to 128',
  'disco desde 1000 gb',
  'resma hasta 1000 pies',
  'menos de',
  'hasta 99999999999',
  'entre 5 y 10',
])('%s names no price', (query) => {
  expect(priceInQuery(query)).toBeUndefined()
})
