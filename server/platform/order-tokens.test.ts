import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOrderTokens } from './order-tokens.ts'

const secret = 'a secret of the tests, at least thirty-two long'
const tokens = createOrderTokens(secret)
const orderIds = fc.integer({ min: 1, max: 1_000_000_000 })

test('an order is read from its own link and its own pass, and from neither in place of the other', () => {
  fc.assert(
    fc.property(orderIds, (id) => {
      expect(tokens.readTracking(tokens.tracking(id))).toBe(id)
      expect(tokens.readPass(tokens.pass(id))).toBe(id)
      expect(tokens.readPass(tokens.tracking(id))).toBeUndefined()
      expect(tokens.readTracking(tokens.pass(id))).toBeUndefined()
    }),
  )
})

test('an altered token names no order, wherever it was altered', () => {
  const token = tokens.tracking(10_046)
  for (let at = 0; at < token.length; at += 1)
    for (const letter of ['A', 'B', '0', '9', '.', ''])
      if (token[at] !== letter)
        expect(tokens.readTracking(token.slice(0, at) + letter + token.slice(at + 1))).toBeUndefined()
  expect(tokens.readTracking(`${token}\n`)).toBeUndefined()
  expect(tokens.readTracking('')).toBeUndefined()
})

test('another store’s token names no order', () => {
  expect(tokens.readTracking(createOrderTokens(`${secret}.`).tracking(7))).toBeUndefined()
})
