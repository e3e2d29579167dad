import { expect, test } from 'vitest'
import { productsToShow, suggestsProducts } from './products-to-show.ts'

const match = (doc: number, score: number, isPartial = false) => ({ doc, score, isPartial })
const best = [match(1, 0.9), match(2, 0.89), match(3, 0.88), match(4, 0.87)]

test('what still fits stays in its order, and the best fill the other places', () => {
  expect(productsToShow(best, [match(9, 0.86), match(3, 0.88)], 4)).toEqual([9, 3, 1, 2])
})

test('the best comes first where it fits clearly better', () => {
  expect(productsToShow(best, [match(9, 0.6), match(8, 0.6)], 4)).toEqual([1, 9, 8, 2])
})

test('what misses a word stays behind what has all', () => {
  const few = [match(1, 0.9), match(5, 0.4, true), match(6, 0.39, true)]
  expect(productsToShow(few, [match(8, 0.38, true), match(1, 0.9)], 4)).toEqual([1, 8, 5, 6])
})

test('without anything shown before, the best are shown', () => {
  expect(productsToShow(best, [], 3)).toEqual([1, 2, 3])
  expect(productsToShow([], [], 3)).toEqual([])
})

test('two letters that only begin a word have no products, a word of two letters has', () => {
  expect(suggestsProducts('ip', false)).toBe(false)
  expect(suggestsProducts('tv', true)).toBe(true)
  expect(suggestsProducts('iph', false)).toBe(true)
})
