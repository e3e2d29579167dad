import { expect, test } from 'vitest'
import { accountBlockOf, blockBehind, blockOf, refusalToBuy, refusalToChangeCart } from './buying.ts'

const open = { active: true, customer_active: true, employee_active: true }

test('an open page lets everybody buy', () => {
  expect(blockOf(open)).toBeUndefined()
  expect(blockOf(open, { is_employee: true })).toBeUndefined()
})

test('a disabled page blocks everybody', () => {
  expect(blockOf({ ...open, active: false }, { is_employee: true })).toBe('page')
})

test('the customers’ rule blocks visitors and customers, not employees', () => {
  const rule = { ...open, customer_active: false }
  expect(blockOf(rule)).toBe('customers')
  expect(blockOf(rule, { is_employee: false })).toBe('customers')
  expect(blockOf(rule, { is_employee: true })).toBeUndefined()
})

test('the employees’ rule blocks employees alone', () => {
  const rule = { ...open, employee_active: false }
  expect(blockOf(rule, { is_employee: true })).toBe('employees')
  expect(blockOf(rule, { is_employee: false })).toBeUndefined()
})

test('a disabled page closes the account to everybody, the employees’ rule to employees, the customers’ to nobody', () => {
  const [customer, employee] = [{ is_employee: false }, { is_employee: true }]
  const blocks = (rules: object) =>
    [undefined, customer, employee].map((user) => accountBlockOf({ ...open, ...rules }, user))
  expect(blocks({})).toEqual([undefined, undefined, undefined])
  expect(blocks({ active: false, employee_active: false })).toEqual(['page', 'page', 'page'])
  expect(blocks({ employee_active: false })).toEqual([undefined, undefined, 'employees'])
  expect(blocks({ customer_active: false })).toEqual([undefined, undefined, undefined])
})

test('each rule refuses with a code of its own, and a page finds the rule by that code', () => {
  expect(refusalToBuy({ ...open, active: false }, false)).toEqual({ code: 'page-disabled' })
  expect(refusalToBuy({ ...open, customer_active: false }, false)).toEqual({ code: 'customers-disabled' })
  expect(refusalToBuy({ ...open, employee_active: false }, true)).toEqual({ code: 'employees-disabled' })
  expect(['page-disabled', 'customers-disabled', 'employees-disabled', 'not-found'].map(blockBehind)).toEqual([
    'page',
    'customers',
    'employees',
    undefined,
  ])
})

test('carts may change while buying is disabled for customers or employees alone', () => {
  expect(refusalToChangeCart({ active: true, customer_active: false, employee_active: false })).toBeUndefined()
  expect(refusalToChangeCart({ ...open, active: false })).toEqual({ code: 'page-disabled' })
})
