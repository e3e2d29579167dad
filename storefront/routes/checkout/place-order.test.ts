import { expect, test } from 'vitest'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import { attemptOf, requestBodyOf, isOutcomeUnknown, totalOf } from './place-order.ts'

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

test('the total contains the delivery, and is unknown until the delivery has a price', () => {
  expect(totalOf(checkout)).toBe(315_00)
  expect(totalOf({ ...checkout, delivery: undefined })).toBeUndefined()
})

test('a local delivery names its address and pays the whole total in cash', () => {
  expect(requestBodyOf(checkout)).toEqual({
    products: { 1: [{ codarticulo: 'KETTLE', quantity: 2, note: 'Red' }] },
    option_id: 1,
    address_id: 'a',
    payments: [{ kind: 'cash', amount: 315 }],
    total_amount: 315,
  })
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
