import { expect, test } from 'vitest'
import { type Offer, firstSelection } from './first-selection.ts'

const card = { token: 'visa', last_four: '4242', is_expired: false } as Offer['sources']['cards'][number]
const offer: Offer = {
  accepted: ['card', 'paypal', 'cash', 'credit'],
  sources: { cards: [card], cardKind: 'card', credit: undefined, dopPerUsd: undefined },
}

test('cash is chosen at first where the store takes it, else nothing', () => {
  expect(firstSelection(100, undefined, offer).payments).toEqual([{ kind: 'cash', amountCentavos: 100 }])
  expect(firstSelection(100, undefined, { ...offer, accepted: ['card'] }).payments).toEqual([])
})

test('where cash is not taken, the default card is chosen at first, as long as it can be charged', () => {
  const withCard = (own: Partial<typeof card>, accepted: Offer['accepted'] = ['card']) =>
    firstSelection(100, undefined, { accepted, sources: { ...offer.sources, cards: [{ ...card, ...own }] } }).payments
  expect(withCard({ default: true })).toMatchObject([{ token: 'visa', amountCentavos: 100 }])
  expect(withCard({ default: true, is_expired: true })).toEqual([])
  expect(withCard({ default: true }, ['card', 'cash'])).toMatchObject([{ kind: 'cash' }])
})

test('the card of the last order is chosen for the total of this one, as long as it can be charged', () => {
  const requested = { kind: 'card', lastFour: '4242' } as const
  expect(firstSelection(100, requested, offer).payments).toMatchObject([{ token: 'visa', amountCentavos: 100 }])
  const expired = { ...offer, sources: { ...offer.sources, cards: [{ ...card, is_expired: true }] } }
  expect(firstSelection(100, requested, expired).payments).toMatchObject([{ kind: 'cash' }])
})

test('the card that was chosen in the checkout that was left is found by its token', () => {
  const other = { ...card, token: 'other' }
  const both = { ...offer, sources: { ...offer.sources, cards: [other, card] } }
  expect(firstSelection(100, { kind: 'card', token: 'visa' }, both).payments).toMatchObject([{ token: 'visa' }])
  expect(firstSelection(100, { kind: 'card', token: 'gone' }, both).payments).toMatchObject([{ kind: 'cash' }])
})

test('credit that is too low, and PayPal without a rate, give way to cash', () => {
  const low = {
    ...offer,
    sources: { ...offer.sources, credit: { limitCentavos: 500, availableCentavos: 99 } },
  }
  expect(firstSelection(100, { kind: 'credit' }, low).payments).toMatchObject([{ kind: 'cash' }])
  expect(firstSelection(99, { kind: 'credit' }, low).payments).toMatchObject([{ kind: 'credit' }])
  expect(firstSelection(100, { kind: 'paypal' }, offer).payments).toMatchObject([{ kind: 'cash' }])
})
