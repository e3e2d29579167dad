import { expect, test } from 'vitest'
import { orderSteps } from '#domain/orders/order-steps.ts'
import { stepsToCome } from './steps-to-come.ts'

test('what is brought is dispatched and sent before it is delivered, what is fetched is not', () => {
  expect(stepsToCome('in_process', 'local_delivery')).toEqual(['processed', 'dispatched', 'sent', 'delivered'])
  expect(stepsToCome('in_process', 'pick_up')).toEqual(['processed', 'delivered'])
})

test('nothing is to come for what is over or on hold', () => {
  for (const status of ['delivered', 'canceled', 'on_hold'] as const) expect(stepsToCome(status, 'pick_up')).toEqual([])
})

test('each step is one that the order may take', () => {
  for (const option of ['pick_up', 'local_delivery', 'nacional_delivery'] as const) {
    const way = ['created' as const, ...stepsToCome('created', option)]
    way.slice(1).forEach((to, at) => expect(orderSteps[way[at] ?? 'created']).toContain(to))
  }
})
