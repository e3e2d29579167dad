import { expect, test } from 'vitest'
import { likeliestFirst } from './likeliest-first.ts'

const branches = [
  { codplace: 1, city_name: 'Santo Domingo', lat: 18.47, long: -69.93 },
  { codplace: 2, city_name: 'Santo Domingo', lat: 18.49, long: -69.86 },
  { codplace: 4, city_name: 'Santiago', lat: 19.46, long: -70.69 },
  { codplace: 9, city_name: 'Baní', lat: 18.28, long: -70.33 },
  { codplace: 25, city_name: 'Santo Domingo', lat: 18.48, long: -69.96 },
]
const codes = (ownCode: number, here?: { lat: number; lng: number }) =>
  likeliestFirst(branches, ownCode, here).map(({ branch }) => branch.codplace)

test('BRANCH-14: the shopper’s branch is first, then those of its city, then the other cities by name', () => {
  expect(codes(25)).toEqual([25, 1, 2, 9, 4])
  expect(codes(4)).toEqual([4, 9, 1, 2, 25])
})

test('BRANCH-14: a shopper’s branch that is not in the list changes nothing for the cities', () => {
  expect(codes(77)).toEqual([9, 4, 1, 2, 25])
})

test('BRANCH-14: where the place is known, the nearest follow the shopper’s branch', () => {
  expect(codes(1, { lat: 19.4, lng: -70.7 })).toEqual([1, 4, 25, 9, 2])
})
