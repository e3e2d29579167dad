import { expect, test } from 'vitest'
import { paidCentavos, remainingCentavos } from './remaining.ts'
import {
  type Change,
  type Selection,
  chooseCard,
  chooseMethod,
  nothingChosen,
  paymentKey,
  refusalToFinish,
  removePayment,
  setAmount,
  toggleBalance,
  withSources,
} from './selection.ts'

const giftCard = { kind: 'gift_card', id: 'gift', balanceCentavos: 300_00 } as const
const deposit = { kind: 'deposit', id: 'deposit', balanceCentavos: 5_000_00 } as const
const visa = { kind: 'card', token: 'visa' } as const
const amex = { kind: 'card', token: 'amex' } as const
const order = nothingChosen(1_000_00)

/** The selection after an act that is neither refused nor in need of a confirmation. */
function done(outcome: Change | { code: string }): Selection {
  if ('code' in outcome) throw new Error(outcome.code)
  expect(outcome.removed).toEqual([])
  return outcome.next
}

const amounts = ({ payments }: Selection) => payments.map(({ kind, amountCentavos }) => [kind, amountCentavos])

test('a balance is used as far as it goes, and the difference shrinks by it (PAYMENT-1, PAYMENT-3)', () => {
  const chosen = done(toggleBalance(order, giftCard))
  expect(amounts(chosen)).toEqual([['gift_card', 300_00]])
  expect(remainingCentavos(chosen)).toBe(700_00)
})

test('a balance is capped at what remains, and a second choice takes it away again (PAYMENT-3)', () => {
  const withGift = done(toggleBalance(order, giftCard))
  const both = done(toggleBalance(withGift, deposit))
  expect(amounts(both)).toEqual([
    ['gift_card', 300_00],
    ['deposit', 700_00],
  ])
  expect(done(toggleBalance(both, deposit))).toEqual(withGift)
})

test('a balance is refused where it is empty or nothing remains (PAYMENT-3)', () => {
  expect(toggleBalance(order, { ...giftCard, balanceCentavos: 0 })).toEqual({ code: 'balance-empty' })
  expect(toggleBalance(done(toggleBalance(order, deposit)), giftCard)).toEqual({ code: 'nothing-remains' })
})

test('a method that pays alone removes balances and cards after a confirmation (PAYMENT-2)', () => {
  const mixed = done(chooseCard(done(toggleBalance(order, giftCard)), visa)) as Selection
  const { next, removed } = chooseMethod(mixed, 'paypal', 0) as Change
  expect(removed).toEqual(mixed.payments)
  expect(amounts(next)).toEqual([['paypal', 1_000_00]])
})

test('a method that pays alone is replaced without a question (PAYMENT-2)', () => {
  const cash = done(chooseMethod(order, 'cash', 0))
  expect(amounts(done(chooseMethod(cash, 'paypal', 0)))).toEqual([['paypal', 1_000_00]])
  expect(amounts(done(toggleBalance(cash, giftCard)))).toEqual([['gift_card', 300_00]])
  expect(amounts(done(chooseCard(cash, visa)))).toEqual([['card', 1_000_00]])
})

test('credit has to cover the total (PAYMENT-2)', () => {
  expect(chooseMethod(order, 'credit', 999_99)).toEqual({ code: 'credit-limit-exceeded' })
  expect(amounts(done(chooseMethod(order, 'credit', 1_000_00)))).toEqual([['credit', 1_000_00]])
})

test('a card pays the rest and follows the balances (PAYMENT-3)', () => {
  const card = done(chooseCard(order, visa))
  const mixed = done(toggleBalance(card, giftCard))
  expect(amounts(mixed)).toEqual([
    ['card', 700_00],
    ['gift_card', 300_00],
  ])
  expect(amounts(done(toggleBalance(mixed, giftCard)))).toEqual([['card', 1_000_00]])
  expect(amounts(done(chooseCard(mixed, amex)))).toContainEqual(['card', 700_00])
})

test('a balance that pays everything removes the card after a confirmation (PAYMENT-3)', () => {
  const { next, removed } = toggleBalance(done(chooseCard(order, visa)), deposit) as Change
  expect(removed).toMatchObject([{ kind: 'card', token: 'visa' }])
  expect(amounts(next)).toEqual([['deposit', 1_000_00]])
})

test('a card beside balances that pay everything takes their place after a confirmation (PAYMENT-3)', () => {
  const paid = done(toggleBalance(order, deposit))
  const { next, removed } = chooseCard(paid, visa)
  expect(removed).toEqual(paid.payments)
  expect(amounts(next)).toEqual([['card', 1_000_00]])
})

test('an amount of a card is never above what remains beside the others (PAYMENT-3)', () => {
  const mixed = done(chooseCard(done(toggleBalance(order, giftCard)), visa))
  const less = done(setAmount(mixed, paymentKey(visa), 200_00))
  expect(remainingCentavos(less)).toBe(500_00)
  expect(refusalToFinish(less)).toEqual({ code: 'difference-not-zero' })
  expect(amounts(done(setAmount(less, paymentKey(visa), 999_00)))).toContainEqual(['card', 700_00])
  expect(setAmount(mixed, paymentKey(visa), 0)).toEqual({ code: 'amount-invalid' })
  expect(setAmount(mixed, paymentKey(visa), 0.5)).toEqual({ code: 'amount-invalid' })
})

test('an amount that pays everything removes the others after a confirmation (PAYMENT-3)', () => {
  const mixed = done(chooseCard(done(toggleBalance(order, giftCard)), visa))
  const { next, removed } = setAmount(mixed, paymentKey(visa), 1_000_00) as Change
  expect(removed).toMatchObject([{ kind: 'gift_card' }])
  expect(amounts(next)).toEqual([['card', 1_000_00]])
})

test('less of a balance leaves more for the card that pays the rest (PAYMENT-3)', () => {
  const mixed = done(chooseCard(done(toggleBalance(order, giftCard)), visa))
  const less = done(setAmount(mixed, paymentKey(giftCard), 100_00))
  expect(amounts(less)).toEqual([
    ['gift_card', 100_00],
    ['card', 900_00],
  ])
  expect(amounts(done(removePayment(less, paymentKey(giftCard))))).toEqual([['card', 1_000_00]])
})

test('a balance that has less now pays less, and the card that pays the rest pays more', () => {
  const mixed = done(chooseCard(done(toggleBalance(order, giftCard)), visa))
  const spent = withSources(mixed, { balances: [{ ...giftCard, balanceCentavos: 100_00 }], tokens: ['visa'] })
  expect(amounts(spent)).toEqual([
    ['gift_card', 100_00],
    ['card', 900_00],
  ])
  expect(amounts(withSources(mixed, { balances: [], tokens: ['visa'] }))).toEqual([['card', 1_000_00]])
  expect(amounts(withSources(mixed, { balances: [giftCard], tokens: [] }))).toEqual([['gift_card', 300_00]])
})

test('an order is finished with exactly its total (PAYMENT-5)', () => {
  expect(refusalToFinish(order)).toEqual({ code: 'nothing-chosen' })
  const chosen = done(toggleBalance(order, deposit))
  expect(paidCentavos(chosen)).toBe(1_000_00)
  expect(refusalToFinish(chosen)).toBeUndefined()
})
