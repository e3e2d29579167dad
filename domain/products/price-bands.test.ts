import { expect, test } from 'vitest'
import { priceBands } from './price-bands.ts'

const ofPesos = (...pesos: number[]) => priceBands(pesos.map((each) => each * 100))
const shown = (...pesos: number[]) =>
  ofPesos(...pesos).map(({ fromPesos, toPesos, count }) => [fromPesos, toPesos, count])

test('each band includes the ones below it, and the last one is what remains', () => {
  expect(shown(6_000, 10_000, 10_001, 25_000, 45_000, 90_000)).toEqual([
    [undefined, 10_000, 2],
    [undefined, 20_000, 3],
    [undefined, 30_000, 4],
    [undefined, 50_000, 5],
    [50_000, undefined, 1],
  ])
})

test('a price at an end is in the bands on both sides, as in the lists that they open', () => {
  expect(shown(10_000, 12_000)).toEqual([
    [undefined, 10_000, 1],
    [10_000, undefined, 2],
  ])
})

test('a band without a product of its own is left out', () => {
  expect(shown(6_000, 45_000, 90_000)).toEqual([
    [undefined, 10_000, 1],
    [undefined, 50_000, 2],
    [50_000, undefined, 1],
  ])
})

test('where nothing costs more than an end, the rest begins at the end before it', () => {
  expect(shown(6_000, 15_000)).toEqual([
    [undefined, 10_000, 1],
    [10_000, undefined, 1],
  ])
})

test('prices of one band alone, or none, make no bands', () => {
  expect(shown(6_000, 7_000)).toEqual([])
  expect(shown(60_000)).toEqual([])
  expect(shown()).toEqual([])
})
