import { expect, test } from 'vitest'
import { type DeliveryMethod, deliveryMethods } from '../delivery/delivery-method.ts'
import { type OrderStatus, orderStatuses, refusalToMove } from './order-steps.ts'
import { stageOf, stagesOf, statusesOfStage } from './stages.ts'

const stages = (steps: readonly OrderStatus[], delivery: DeliveryMethod) => steps.map((step) => stageOf(step, delivery))

test('an order that is collected is received, prepared, ready and picked up', () => {
  expect(stages(['created', 'in_process', 'processed', 'delivered'], 'pickup')).toEqual(stagesOf('pickup'))
  expect(stageOf('delivered', 'pickup')).toBe('collected')
})

test('one that is brought is prepared until it is on its way', () => {
  const steps = ['created', 'in_process', 'processed', 'dispatched', 'sent', 'delivered'] as const
  for (const delivery of ['local', 'national'] as const)
    expect([...new Set(stages(steps, delivery))]).toEqual(stagesOf(delivery))
})

test('no step leads back to an earlier stage, and an order on hold and a canceled one are in none', () => {
  for (const delivery of deliveryMethods)
    for (const status of orderStatuses)
      for (const to of orderStatuses) {
        const [from, next] = stages([status, to], delivery)
        if (refusalToMove({ status, delivery }, to) || !from || !next) continue
        expect(stagesOf(delivery).indexOf(next)).toBeGreaterThanOrEqual(stagesOf(delivery).indexOf(from))
      }
  expect(stages(['on_hold', 'canceled'], 'local')).toEqual([undefined, undefined])
})

test('a stage has the statuses of each delivery method that are in it', () => {
  expect(statusesOfStage('ready')).toEqual([{ delivery: 'pickup', statuses: ['processed'] }])
  expect(statusesOfStage('preparing')).toEqual([
    { delivery: 'local', statuses: ['in_process', 'processed'] },
    { delivery: 'national', statuses: ['in_process', 'processed'] },
    { delivery: 'pickup', statuses: ['in_process'] },
  ])
})
