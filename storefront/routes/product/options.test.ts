import { expect, test } from 'vitest'
import { type Option, choicesOf } from './options.ts'

const option = (codarticulo: string, color: string | null, storage: string | null, stock = 1): Option => ({
  codarticulo,
  color,
  storage,
  existence: stock,
  GlobalExistence: stock,
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
  expect(choicesOf(self, [])).toEqual({ colours: [], storages: [] })
  expect(choicesOf(self, [option('B', 'coral', '256 GB', 0)]).colours[1]?.isSold).toBe(false)
})
