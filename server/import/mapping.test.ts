import { expect, test } from 'vitest'
import { parseMapping } from './mapping.ts'

const parse = (entries: object) =>
  parseMapping(
    {
      title: 'A list',
      columns: { code: 'Ref', name: 'Article', brand: 'Maker', price: 'Cost' },
      currency: { code: 'DOP', pesos: 1 },
      roundUpToPesos: 1,
      ...entries,
    },
    'The mapping',
  )

test('IMPORT-58: a misspelt entry of a mapping is named, inside of others as well', () => {
  expect(() => parse({ decimalComa: true })).toThrow('there is no entry called decimalComa')
  expect(() => parse({ columns: { code: 'Ref', name: 'A', brand: 'B', price: 'C', barcod: 'D' } })).toThrow(
    'columns: there is no entry called barcod',
  )
  expect(() => parse({ categories: { Forros: { slug: 'cases', en: 'Cases', es: 'Fundas', name: 'x' } } })).toThrow(
    'categories.Forros: there is no entry called name',
  )
  expect(() => parse({ stock: { centre: 3 } })).toThrow('stock.centre')
})
