import { expect, test } from 'vitest'
import { colourIn, colours, shownColour } from './colours.ts'

test('a colour is found by its word in either language', () => {
  expect(colourIn('Black')?.en).toBe('black')
  expect(colourIn('marron')?.en).toBe('brown')
  expect(colourIn('Funda negra')?.hex).toBe(colourIn('black case')?.hex)
})

test('the longest name wins', () => {
  expect(colourIn('Phantom Sky Blue')?.en).toBe('sky blue')
  expect(colourIn('azul noche')?.en).toBe('midnight blue')
})

test('a word inside another word is no colour', () => {
  expect(colourIn('Blackview')).toBeUndefined()
})

test('names and hex values are unlike each other', () => {
  for (const key of ['en', 'es', 'hex'] as const)
    expect(new Set(colours.map((colour) => colour[key])).size).toBe(colours.length)
  for (const { hex } of colours) expect(hex).toMatch(/^[0-9a-f]{6}$/)
})

test('a spelling of a colour is shown in the language of the page, words around one as they are written', () => {
  expect(['Grey', 'azul cielo', 'Negra'].map((text) => shownColour(text, 'en'))).toEqual(['gray', 'sky blue', 'black'])
  expect(shownColour('black', 'es')).toBe('negro')
  for (const text of ['red/blue', 'black & gold', 'dark red']) expect(shownColour(text, 'es')).toBe(text)
})
