import { expect, test } from 'vitest'
import { isCardExpired, isCardHolder } from './saved-card.ts'

test.each([
  ['ANA PERALTA', true],
  ['José Ángel Núñez-Díaz', true],
  ['COLMADO LA ESQUINA, S.R.L.', true],
  ['4242 4242 4242 4242', false],
  ['Ana 123', false],
  ['Ana ٤٢٤٢', false],
  ['···', false],
])('“%s” can be the name on a card: %s', (name, isName) => {
  expect(isCardHolder(name)).toBe(isName)
})

test('a card is valid to the end of its month in Santo Domingo', () => {
  const card = { month: 12, year: 2026 }
  expect(isCardExpired(card, new Date('2027-01-01T03:59:59.999Z'))).toBe(false)
  expect(isCardExpired(card, new Date('2027-01-01T04:00:00Z'))).toBe(true)
})
