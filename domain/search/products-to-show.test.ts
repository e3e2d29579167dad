import { expect, test } from 'vitest'
import { productsToShow, suggestsProducts } from './products-to-show.ts'

const match = (doc: number, score: number) => ({ doc, score })
const best = [match(1, 0.9), match(2, 0.89), match(3, 0.88), match(4, 0.87)]

test('what still fits stays in its order, and the best fill the other places', () => {
  expect(productsToShow(best, [match(9, 0.86), match(3, 0.88)], 4)).toEqual([9, 3, 1, 2])
})

test('the best comes first where it fits clearly better', () => {
  expect(productsToShow(best, [match(9, 0.6), match(8, 0.6)], 4)).toEqual([1, 9, 8, 2])
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
