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
  'ipad de 2019 a 2021',
  'power bank de 10000 a 20000',
  'aria 12 a 15',
])('%s names no price', (query) => {
  expect(priceInQuery(query)).toBeUndefined()
})

test.each([
  ['telefono de 10 mil pesos', { q: 'telefono', to: 10_000 }],
  ['teléfono 10 mil', { q: 'teléfono', to: 10_000 }],
  ['celular por 10k', { q: 'celular', to: 10_000 }],
  ['celular a RD$ 10,000.00', { q: 'celular', to: 10_000 }],
  ['celular rd10,000', { q: 'celular', to: 10_000 }],
  ['celular DOP 10000', { q: 'celular', to: 10_000 }],
  ['celular 10000 DOP', { q: 'celular', to: 10_000 }],
  ['celular de unos 10.5 mil pesos dominicanos', { q: 'celular', to: 10_500 }],
  ['phone for 10 thousand pesos', { q: 'phone', to: 10_000 }],
  ['phone for about 10 thousand', { q: 'phone', to: 10_000 }],
  ['10,000 pesos phone', { q: 'phone', to: 10_000 }],
  ['funda de 500 pesos negra', { q: 'funda negra', to: 500 }],
  ['10 mil pesos', { q: '', to: 10_000 }],
  ['celular 10 mil pesos o menos', { q: 'celular', to: 10_000 }],
  ['celular de 10 mil pesos en adelante', { q: 'celular', from: 10_000 }],
  ['phone 10k and up', { q: 'phone', from: 10_000 }],
  ['phones from 10000 to 20000', { q: 'phones', from: 10_000, to: 20_000 }],
  ['celulares de 10,000 a 20,000', { q: 'celulares', from: 10_000, to: 20_000 }],
  ['phones 10000-20000', { q: 'phones', from: 10_000, to: 20_000 }],
  ['celular de 5 mil a 10 mil', { q: 'celular', from: 5_000, to: 10_000 }],
  ['celular de 5 a 10 mil pesos', { q: 'celular', from: 5_000, to: 10_000 }],
  ['celular desde 5 mil hasta 10 mil', { q: 'celular', from: 5_000, to: 10_000 }],
  ['phone from 10,000 pesos', { q: 'phone', from: 10_000 }],
  ['phone from 10k to 15k', { q: 'phone', from: 10_000, to: 15_000 }],
  ['phone 5,000-10,000 pesos', { q: 'phone', from: 5_000, to: 10_000 }],
  ['aria 12 a 10 mil pesos', { q: 'aria 12', to: 10_000 }],
  ['power bank de 1000 pesos', { q: 'power bank', to: 1_000 }],
  ['power bank 10000 de 2 mil pesos', { q: 'power bank 10000', to: 2_000 }],
  ['power bank 10000 a 1,500 pesos', { q: 'power bank 10000', to: 1_500 }],
])('SEARCH-43: %s names %o', (query, priced) => {
  expect(priceInQuery(query)).toEqual(priced)
})

test.each([
  'power bank 10000',
  'power bank 10,000',
  'power bank de 10 mil',
  'batería 5 mil',
  '20k power bank',
  '10000 mah',
  '10 mil mah',
  '10k mah power bank',
  'tv 4k',
  'cámara de 8k',
  'aria 12',
  'cable 10 m',
  'celular 10000',
  'celular de 200 dolares',
  'phone 10k usd',
  'phone us$10000',
  'a10k',
  'mil',
  'pesos',
  '"celular de 10 mil pesos"',
  '“phones 10000-20000”',
])('SEARCH-43: %s names no price', (query) => {
  expect(priceInQuery(query)).toBeUndefined()
})
