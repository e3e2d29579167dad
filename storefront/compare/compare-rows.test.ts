import { expect, test } from 'vitest'
import { type ComparedProduct, compareRows } from './compare-rows.ts'

const product = (
  facts: Record<string, string | null>,
  specifications: Record<string, string> = {},
): ComparedProduct => ({
  facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
  specifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
})

test('facts come first, then every specification that any product states', () => {
  const rows = compareRows([
    product({ Brand: 'Lumen' }, { Screen: '6"' }),
    product({ Brand: 'Norte' }, { Battery: '5,000 mAh', Screen: '7"' }),
  ])
  expect(rows.map(({ name }) => name)).toEqual(['Brand', 'Screen', 'Battery'])
  expect(rows.map(({ values }) => values)).toEqual([
    ['Lumen', 'Norte'],
    ['6"', '7"'],
    [null, '5,000 mAh'],
  ])
})

test('a row is the same if all products have the same value, ignoring case', () => {
  const rows = compareRows([product({ Brand: 'Lumen', Colour: 'blue' }), product({ Brand: 'LUMEN ', Colour: 'red' })])
  expect(rows.map(({ isSame }) => isSame)).toEqual([true, false])
})

test('a value that one product lacks is a difference', () => {
  expect(compareRows([product({ Storage: '64 GB' }), product({ Storage: null })])[0]).toMatchObject({
    values: ['64 GB', null],
    isSame: false,
  })
})

test('a name without a value in any product has no row', () => {
  expect(
    compareRows([product({ Storage: null, Brand: 'A' }), product({ Brand: 'B' })]).map(({ name }) => name),
  ).toEqual(['Brand'])
})

test('a fact that is a specification as well has one row', () => {
  const rows = compareRows([
    product({ Storage: '64 GB' }, { storage: '64 GB' }),
    product({ Storage: null }, { storage: '128 GB' }),
  ])
  expect(rows).toEqual([{ name: 'Storage', values: ['64 GB', '128 GB'], isSame: false }])
})
