import { expect, test } from 'vitest'
import { refusalToPayments } from './refusal-to-payments.ts'

const gift = { kind: 'gift_card', amountCentavos: 300, id: 'a' } as const
const card = { kind: 'card', amountCentavos: 700, token: 'v' } as const

test('payments that combine and come to the total pay an order (PAYMENT-6)', () => {
  expect(refusalToPayments([gift, card], 1_000)).toBeUndefined()
  expect(refusalToPayments([gift, { ...gift, id: 'b', amountCentavos: 700 }], 1_000)).toBeUndefined()
  expect(refusalToPayments([{ kind: 'cash', amountCentavos: 1_000 }], 1_000)).toBeUndefined()
})

test('payments come to exactly the total, in whole positive centavos (PAYMENT-6)', () => {
  const refusal = { code: 'payments-do-not-add-up' }
  expect(refusalToPayments([], 0)).toEqual(refusal)
  expect(refusalToPayments([gift], 299)).toEqual(refusal)
  expect(refusalToPayments([gift], 301)).toEqual(refusal)
  expect(
    refusalToPayments(
      [
        { ...gift, amountCentavos: 1_100 },
        { ...card, amountCentavos: -100 },
      ],
      1_000,
    ),
  ).toEqual(refusal)
  expect(
    refusalToPayments(
      [
        { ...gift, amountCentavos: 0.5 },
        { ...card, amountCentavos: 999.5 },
      ],
      1_000,
    ),
  ).toEqual(refusal)
})

test.each(['cash', 'credit', 'paypal', 'deposit_express'] as const)('%s pays alone (PAYMENT-6)', (kind) => {
  expect(refusalToPayments([{ kind, amountCentavos: 700 }, gift], 1_000)).toEqual({ code: 'payments-not-combinable' })
})

test('a balance or a card is named once (PAYMENT-6)', () => {
  expect(refusalToPayments([gift, { ...gift, amountCentavos: 700 }], 1_000)).toEqual({ code: 'payment-chosen-twice' })
  expect(refusalToPayments([card, { ...card, amountCentavos: 300 }], 1_000)).toEqual({ code: 'payment-chosen-twice' })
})
