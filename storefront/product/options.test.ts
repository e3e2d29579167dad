import { expect, test } from 'vitest'
import { type Option, alikeInStock, choicesOf } from './options.ts'

const option = (codarticulo: string, color: string | null, storage: string | null, stock = 1): Option => ({
  length: null,
  codarticulo,
  color,
  storage,
  existence: stock,
  GlobalExistence: stock,
  price: 100,
  special_price: 0,
  quantity_required_special_price: 1,
})
const self = option('A', 'black', '256 GB')

test('another colour keeps the size, another size the colour', () => {
  const { colours, storages } = choicesOf(self, [
    option('B', 'coral', '1 TB'),
    option('C', 'coral', '256 GB'),
    option('D', 'black', '1 TB'),
  ])
  expect(colours.map(({ name, code, isCurrent }) => [name, code, isCurrent])).toEqual([
    ['black', 'A', true],
    ['coral', 'C', false],
  ])
  expect(storages.map(({ name, code }) => [name, code])).toEqual([
    ['256 GB', 'A'],
    ['1 TB', 'D'],
  ])
})

test('PRODUCT-22: of the others of its model that the branch has, the one most alike stands for a product that it lacks', () => {
  const others = [option('B', 'coral', '1 TB'), option('C', 'coral', '256 GB'), option('D', 'black', '1 TB', 0)]
  expect(alikeInStock(self, others)).toEqual({ code: 'C', facts: ['coral'] })
  expect(alikeInStock(self, [option('B', 'coral', '1 TB')])).toEqual({ code: 'B', facts: ['coral', '1 TB'] })
  expect(alikeInStock(self, [option('D', 'black', '1 TB', 0)])).toBeUndefined()
})

test('PRODUCT-21: the lengths of a cable are choices, which keep its colour', () => {
  const cable = (code: string, color: string, length: string) => ({ ...option(code, color, null), length })
  const { lengths, colours } = choicesOf(cable('A', 'black', '2 m'), [
    cable('B', 'coral', '1 m'),
    cable('C', 'black', '1 m'),
    cable('D', 'coral', '2 m'),
    cable('E', 'black', '10 m'),
  ])
  expect(lengths.map(({ name, code }) => [name, code])).toEqual([
    ['1 m', 'C'],
    ['2 m', 'A'],
    ['10 m', 'E'],
  ])
  expect(colours.map(({ code }) => code)).toEqual(['A', 'D'])
})

test('the choices have the same order on every page of the model', () => {
  const other = option('0', 'coral', '256 GB')
  const namesOn = (own: Option, rest: Option) => choicesOf(own, [rest]).colours.map(({ name }) => name)
  expect(namesOn(self, other)).toEqual(['coral', 'black'])
  expect(namesOn(other, self)).toEqual(['coral', 'black'])
})

test('where a colour has not this size, it leads to the one that it has', () => {
  expect(choicesOf(self, [option('B', 'coral', '64 GB')]).colours[1]?.code).toBe('B')
})

test('sizes are ordered from small to large', () => {
  const { storages } = choicesOf(self, [option('B', 'black', '1 TB'), option('C', 'black', '64 GB')])
  expect(storages.map(({ name }) => name)).toEqual(['64 GB', '256 GB', '1 TB'])
})

test('a single option is not offered as a choice, and an option that is sold out everywhere is marked', () => {
  expect(choicesOf(self, [])).toEqual({ colours: [], storages: [], lengths: [] })
  expect(choicesOf(self, [option('B', 'coral', '256 GB', 0)]).colours[1]?.isSold).toBe(false)
})

test('PRODUCT-12: a choice says what it costs today, where its group has several prices', () => {
  const more = { ...option('B', 'black', '512 GB'), price: 160 }
  const less = { ...option('C', 'black', '1 TB'), price: 160, special_price: 90 }
  const unknown = { ...option('D', 'black', '64 GB'), price: null }
  const same = option('E', 'coral', '256 GB')
  const { storages, colours } = choicesOf(self, [more, less, unknown, same])
  expect(storages.map(({ code, priceCentavos }) => [code, priceCentavos])).toEqual([
    ['D', undefined],
    ['A', 10_000],
    ['B', 16_000],
    ['C', 9_000],
  ])
  expect(storages.map(({ beforeCentavos }) => beforeCentavos)).toEqual([undefined, undefined, undefined, 16_000])
  expect(colours.map(({ priceCentavos }) => priceCentavos)).toEqual([undefined, undefined])
})
