import { expect, test } from 'vitest'
import { blockOf } from './buy-rules.ts'

const open = { active: true, customer_active: true, employee_active: true }

test('an open page lets everybody buy', () => {
  expect(blockOf(open)).toBeUndefined()
  expect(blockOf(open, { is_employee: true })).toBeUndefined()
})

test('a page that is off blocks everybody', () => {
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
