import { expect, test } from 'vitest'
import { refusalToTaxReceipt } from './refusal-to-tax-receipt.ts'

const order = (lines: number, deliveryCentavos = 0) => ({ lines: Array.from({ length: lines }), deliveryCentavos })

test('TAXPAYER-10: each order with a tax receipt has at most 100 items, of which its delivery is one', () => {
  expect(refusalToTaxReceipt(['cash'], [order(100), order(99, 5_000)])).toBeUndefined()
  expect(refusalToTaxReceipt(['cash'], [order(1), order(101)])).toEqual({ code: 'tax-receipt-too-long' })
  expect(refusalToTaxReceipt(['cash'], [order(100, 5_000)])).toEqual({ code: 'tax-receipt-too-long' })
})

test('TAXPAYER-10: a gift card pays none, also beside another payment', () => {
  expect(refusalToTaxReceipt(['card', 'gift_card'], [order(1)])).toEqual({ code: 'tax-receipt-by-gift-card' })
  expect(refusalToTaxReceipt(['card', 'credit_note'], [order(1)])).toBeUndefined()
})
