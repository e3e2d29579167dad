import { expect, test } from 'vitest'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import type { Selection } from '#domain/payments/selection.ts'
import { totalOf } from '../../checkout/order-total.ts'
import { attemptOf, requestBodyOf, isOutcomeUnknown } from './place-order.ts'

const line = {
  branchCode: 1,
  productCode: 'KETTLE',
  name: 'Kettle',
  quantity: 2,
  unitPriceCentavos: 100_50,
  amountCentavos: 201_00,
  note: 'Red',
}
const checkout: CheckoutState = {
  customerId: 'c',
  reservation: { id: 'v', lines: [line], totalCentavos: 201_00, expiresAtMs: 0 },
  pictures: {},
  option: 'local_delivery',
  addressId: 'a',
  delivery: { totalCentavos: 114_00, minutes: 9 },
  isForOther: true,
  customerName: ' Carlos ',
  taxId: ' ',
  note: '',
  isAddressDone: true,
  isConfirmed: true,
}

/** The checkout with payments that were chosen for its delivery and total. */
function paidBy(own: CheckoutState, payments: Selection['payments']): CheckoutState {
  const deliveryKey = own.option === 'pick_up' ? 'pick_up' : `${own.option} ${own.addressId}`
  return { ...own, chosen: { deliveryKey, selection: { totalCentavos: totalOf(own) ?? 0, payments } } }
}

test('the total contains the delivery, and is unknown until the delivery has a price', () => {
  expect(totalOf(checkout)).toBe(315_00)
  expect(totalOf({ ...checkout, delivery: undefined })).toBeUndefined()
})

test('a local delivery names its address and pays with what was chosen', () => {
  expect(requestBodyOf(paidBy(checkout, [{ kind: 'cash', amountCentavos: 315_00 }]))).toEqual({
    products: { 1: [{ codarticulo: 'KETTLE', quantity: 2, note: 'Red' }] },
    option_id: 1,
    address_id: 'a',
    payments: [{ kind: 'cash', amount: 315 }],
    total_amount: 315,
  })
})

test('national shipping names its address and its method', () => {
  expect(requestBodyOf({ ...checkout, option: 'nacional_delivery' })).toMatchObject({ option_id: 2, address_id: 'a' })
})

test('balances are sent with their id and cards with their token', () => {
  const [gift, card] = [
    { kind: 'gift_card', id: 'g', balanceCentavos: 100_00, amountCentavos: 100_00 },
    { kind: 'card', token: 't', amountCentavos: 215_00, paysRest: true },
  ] as const
  expect(requestBodyOf(paidBy(checkout, [gift, card])).payments).toEqual([
    { kind: 'gift_card', amount: 100, id: 'g' },
    { kind: 'card', amount: 215, token: 't' },
  ])
})

test('another address, delivery method or total removes the chosen payments (PAYMENT-4)', () => {
  const chosen = paidBy(checkout, [{ kind: 'cash', amountCentavos: 315_00 }])
  expect(requestBodyOf({ ...chosen, addressId: 'b' }).payments).toEqual([])
  expect(requestBodyOf({ ...chosen, option: 'pick_up' }).payments).toEqual([])
  expect(requestBodyOf({ ...chosen, delivery: { totalCentavos: 115_00, minutes: 9 } }).payments).toEqual([])
})

test('a pickup has the name of the person who collects it, and no address', () => {
  expect(requestBodyOf({ ...checkout, option: 'pick_up', delivery: { totalCentavos: 0, minutes: 0 } })).toMatchObject({
    option_id: 3,
    customer_name: 'Carlos',
    total_amount: 201,
  })
  expect(requestBodyOf({ ...checkout, option: 'pick_up' })).not.toHaveProperty('address_id')
})

test('a pickup by a partner names the partner, a delivery does not', () => {
  const byPartner = { ...checkout, partnerId: 'p', customerName: 'Marta' }
  expect(requestBodyOf({ ...byPartner, option: 'pick_up' })).toMatchObject({ partner_id: 'p', customer_name: 'Marta' })
  expect(requestBodyOf(byPartner)).not.toHaveProperty('partner_id')
  expect(requestBodyOf({ ...byPartner, option: 'pick_up', isForOther: false })).not.toHaveProperty('partner_id')
})

test('without a response the same body is sent again under the same key', () => {
  const first = attemptOf(checkout, () => 'first-key')
  const again = attemptOf({ ...checkout, note: 'changed meanwhile', attempt: first }, () => 'second-key')
  expect(again).toBe(first)
})

test.each([
  [0, true],
  [408, true],
  [429, true],
  [502, true],
  [409, false],
  [410, false],
  [422, false],
])('an answer of %d leaves the outcome open: %s', (httpStatus, unsure) => {
  expect(isOutcomeUnknown({ httpStatus })).toBe(unsure)
})

test('a provider that is away has placed nothing', () => {
  expect(isOutcomeUnknown({ httpStatus: 503, reason: 'payment-provider-away' })).toBe(false)
})
