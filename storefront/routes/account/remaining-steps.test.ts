import { expect, test } from 'vitest'
import { orderSteps } from '#domain/orders/order-steps.ts'
import { remainingSteps } from './remaining-steps.ts'

test('a delivered order is dispatched and sent first, an order for pickup is not', () => {
  expect(remainingSteps('in_process', 'local_delivery')).toEqual(['processed', 'dispatched', 'sent', 'delivered'])
  expect(remainingSteps('in_process', 'pick_up')).toEqual(['processed', 'delivered'])
})

test('a finished order and one on hold have no remaining steps', () => {
  for (const status of ['delivered', 'canceled', 'on_hold'] as const)
    expect(remainingSteps(status, 'pick_up')).toEqual([])
})

test('each remaining step is an allowed step from the one before', () => {
  for (const option of ['pick_up', 'local_delivery', 'nacional_delivery'] as const) {
    const steps = ['created' as const, ...remainingSteps('created', option)]
    steps.slice(1).forEach((to, at) => expect(orderSteps[steps[at] ?? 'created']).toContain(to))
  }
})
