import { expect, test } from 'vitest'
import { type CardNumberTraits, refusalToSaveCard } from './new-card.ts'

const card: CardNumberTraits = {
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 8,
  expiryYear: 2029,
  fingerprint: 'one',
}

test('a card with the fingerprint of another is known, whatever else differs', () => {
  expect(refusalToSaveCard(card, [{ ...card, expiryYear: 2031 }])).toEqual({ code: 'card-known' })
  expect(refusalToSaveCard(card, [{ ...card, fingerprint: 'two' }])).toBeUndefined()
})

test('without fingerprints a card is known by brand, last digits and expiry', () => {
  const unknown = { ...card, fingerprint: null }
  expect(refusalToSaveCard(unknown, [card])).toEqual({ code: 'card-known' })
  expect(refusalToSaveCard(card, [unknown])).toEqual({ code: 'card-known' })
  expect(refusalToSaveCard(unknown, [{ ...unknown, expiryMonth: 9 }])).toBeUndefined()
})

test('a list has at most fifty cards', () => {
  const others = (count: number) => Array.from({ length: count }, (_, at) => ({ ...card, fingerprint: `other ${at}` }))
  expect(refusalToSaveCard(card, others(49))).toBeUndefined()
  expect(refusalToSaveCard(card, others(50))).toEqual({ code: 'too-many-cards', cardsMax: 50 })
})
