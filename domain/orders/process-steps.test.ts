import { expect, test } from 'vitest'
import { type OrderStatus, orderStatuses } from './order-steps.ts'
import { processStepAt, processStepsOf } from './process-steps.ts'

const order = { delivery: 'local', isFromQuotation: false, isInvoiced: false, paymentStates: ['due'] } as const
const stepsOf = (statuses: readonly OrderStatus[], delivery: 'local' | 'national' | 'pickup') =>
  statuses.map((status) => processStepAt(status, { delivery, isFromQuotation: false }))

test('an order that the store delivers is picked, packed, assigned to delivery, received by delivery and delivered', () => {
  expect(stepsOf(orderStatuses, 'local')).toEqual([
    undefined,
    'picking',
    'packing',
    'assigned_to_delivery',
    'received_by_delivery',
    'delivered',
    undefined,
    undefined,
  ])
})

test('an order that a carrier takes is dispatched, and one that is picked up is delivered', () => {
  expect(stepsOf(['processed', 'dispatched', 'sent', 'delivered'], 'national')).toEqual([
    'packing',
    'dispatched',
    undefined,
    'delivered',
  ])
  expect(stepsOf(['in_process', 'processed', 'delivered'], 'pickup')).toEqual(['picking', 'packing', 'delivered'])
})

test('only an order that was placed from a quotation is quoted, until work on it begins', () => {
  expect(processStepsOf({ ...order, status: 'created' })).toEqual([])
  expect(processStepsOf({ ...order, status: 'created', isFromQuotation: true })).toEqual(['quoted'])
  expect(processStepsOf({ ...order, status: 'in_process', isFromQuotation: true })).toEqual(['picking'])
})

test('an order is invoiced once its invoice was issued, whatever its status', () => {
  expect(processStepsOf({ ...order, status: 'processed' })).toEqual(['packing'])
  expect(processStepsOf({ ...order, status: 'processed', isInvoiced: true })).toEqual(['packing', 'invoiced'])
})

test.each([
  [['captured'], true],
  [['captured', 'captured'], true],
  [['captured', 'due'], false],
  [['authorized'], false],
  [['refunded'], false],
  [['canceled'], false],
  [[], false],
])('an order whose payments are %j is paid: %s', (paymentStates, isPaid) => {
  expect(processStepsOf({ ...order, status: 'delivered', paymentStates }).includes('paid')).toBe(isPaid)
})
