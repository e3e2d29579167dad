import { expect, test } from 'vitest'
import { cardText, factsBeside } from './card-text.ts'

test('a phone has its model in the title, its storage and colour below', () => {
  const phone = { model: 'Aria 12 Pro', storage: '256 GB', color: 'black' }
  expect(cardText('Lumen Aria 12 Pro 256 GB, black', phone)).toEqual({
    title: 'Lumen Aria 12 Pro',
    facts: ['size', 'color'],
  })
})

test.each([
  ['Vitrina Seda silicone case for Lumen Aria 12, black', 'black', 'Vitrina Seda silicone case'],
  ['Funda de silicona Vitrina Seda para Lumen Aria 12, negro', 'negro', 'Funda de silicona Vitrina Seda'],
])('%s names its phone on the line of facts alone', (name, color, title) => {
  const text = cardText(name, { color, fits: ['Lumen Aria 12'], fits_total: 1 })
  expect(text).toEqual({ title, facts: ['fits', 'color'] })
})

test('a name that ends in the longer model of its device stays whole', () => {
  const name = 'Seda case for Lumen Aria 12 Pro'
  expect(cardText(name, { fits: ['Lumen Aria 12'], fits_total: 1 }).title).toBe(name)
  expect(cardText(name, { fits: ['Aria 12 Pro'], fits_total: 1 }).title).toBe(name)
})

test('a case for several devices states them all below its whole name', () => {
  const name = 'Seda case for Lumen Aria 12'
  const fits = ['Lumen Aria 12', 'Lumen Aria 11']
  expect(cardText(name, { fits, fits_total: 5 })).toEqual({ title: name, facts: ['fits'] })
})

test('a value in the middle of a name stays there and is not stated again', () => {
  const tablet = { model: 'Cuento', storage: '64 GB', color: 'blue' }
  expect(cardText('Kora Cuento 64 GB tablet for children, blue', tablet)).toEqual({
    title: 'Kora Cuento 64 GB tablet for children',
    facts: ['color'],
  })
})

test('a model that ends in its own colour or size stays in the title', () => {
  expect(cardText('Karibe Coral', { model: 'Coral', color: 'coral' }).title).toBe('Karibe Coral')
  expect(cardText('Acme Stick 64 GB', { model: 'Stick 64 GB', storage: '64 GB' }).title).toBe('Acme Stick 64 GB')
})

test.each([
  ['OnePlus 11 5G 12/256 GB', { model: '11 5G', storage: '256 GB' }, 'OnePlus 11 5G 12/256 GB'],
  ['Acme Star 5 (6GB RAM + 128 GB)', { model: 'Star 5', storage: '128 GB' }, 'Acme Star 5 (6GB RAM + 128 GB)'],
  ['Acme Star 8 GB + 128 GB', { model: 'Star', storage: '128 GB' }, 'Acme Star 8 GB + 128 GB'],
  ['Acme Z-Black', { model: 'Z', color: 'Black' }, 'Acme Z-Black'],
  ['Note 128 GB', { model: '', storage: '128 GB' }, 'Note 128 GB'],
  ['128 GB', { storage: '128 GB' }, '128 GB'],
  ['', {}, ''],
])('the imported name "%s" is not cut into nonsense', (name, facts, title) => {
  expect(cardText(name, facts).title).toBe(title)
})

test('a model so far behind that a narrow card may cut it is stated below', () => {
  const name = `${'Very long adapter name '.repeat(3)}Acme Nine`
  expect(cardText(name, { model: 'Nine' }).facts).toEqual(['model'])
})

test('below a whole name stands only what it does not state', () => {
  const phone = { model: 'Aria 12', storage: '256 GB', color: 'titanium' }
  expect(factsBeside('Lumen Aria 12 256 GB', phone)).toEqual(['color'])
})
