import { expect, test } from 'vitest'
import { colourIn, colours } from './colours.ts'

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
