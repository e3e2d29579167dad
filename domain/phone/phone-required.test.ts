import { expect, test } from 'vitest'
import { refusalOfUnconfirmedPhone } from './phone-required.ts'

const customer = { isRequired: true, createdFrom: 'ECOMMERCE', isConfirmed: false }

test('a customer who registered in the store confirms the phone where the store requires it', () => {
  expect(refusalOfUnconfirmedPhone(customer)).toEqual({ code: 'phone-not-confirmed' })
})

test.each([{ isRequired: false }, { createdFrom: 'ERP' }, { isConfirmed: true }])('with %j they may order', (fact) => {
  expect(refusalOfUnconfirmedPhone({ ...customer, ...fact })).toBeUndefined()
})
