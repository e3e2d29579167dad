import { expect, test } from 'vitest'
import { lackingAt } from './lacking-at.ts'

const stock = [
  {
    productCode: 'CASE',
    units: [
      { branchCode: 1, free: 9 },
      { branchCode: 2, free: 2 },
    ],
  },
  { productCode: 'CHARGER', units: [{ branchCode: 2, free: '+99' as const }] },
]
const line = (productCode: string, quantity = 1) => ({ productCode, quantity })

test('a branch lacks what it has none of, and what it has too few of', () => {
  expect(lackingAt(2, [line('CASE', 3), line('CHARGER')], stock)).toEqual(['CASE'])
  expect(lackingAt(1, [line('CASE', 3), line('CHARGER')], stock)).toEqual(['CHARGER'])
  expect(lackingAt(3, [line('CASE'), line('CHARGER')], stock)).toEqual(['CASE', 'CHARGER'])
})

test('a branch with exactly the quantity of each line lacks nothing', () => {
  expect(lackingAt(2, [line('CASE', 2), line('CHARGER', 99)], stock)).toEqual([])
})

test('nothing is said where the stock of a line is not known, or may be too little', () => {
  expect(lackingAt(2, [line('CASE'), line('OTHER')], stock)).toBeUndefined()
  expect(lackingAt(2, [line('CHARGER', 100)], stock)).toBeUndefined()
})
