import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryMethods } from '../delivery/delivery-method.ts'
import { orderSteps, type OrderStatus, orderStatuses, refusalToCancel, refusalToMove } from './order-steps.ts'

const statuses = fc.constantFrom(...orderStatuses)
const deliveries = fc.constantFrom(...deliveryMethods)

describe('refusalToMove', () => {
  const brought: OrderStatus[] = ['created', 'in_process', 'processed', 'dispatched', 'sent', 'delivered']
  const fetched: OrderStatus[] = ['created', 'in_process', 'processed', 'delivered']

  test.each([
    ['local', brought],
    ['national', brought],
    ['pickup', fetched],
  ] as const)('a %s order walks %j', (delivery, way) => {
    way.slice(1).forEach((to, index) => {
      expect(refusalToMove({ status: way[index] ?? 'created', delivery }, to)).toBeUndefined()
    })
  })

  test('what is fetched is never dispatched', () => {
    expect(refusalToMove({ status: 'processed', delivery: 'pickup' }, 'dispatched')).toEqual({
      code: 'order-step-not-allowed',
      from: 'processed',
      to: 'dispatched',
      delivery: 'pickup',
    })
  })

  test('what is brought is not delivered before it was sent', () => {
    for (const delivery of ['local', 'national'] as const) {
      for (const status of ['processed', 'dispatched'] as const) {
        expect(refusalToMove({ status, delivery }, 'delivered')?.code).toBe('order-step-not-allowed')
      }
    }
  })

  test('the first three states go on hold and come back', () => {
    for (const status of ['created', 'in_process', 'processed'] as const) {
      expect(refusalToMove({ status, delivery: 'local' }, 'on_hold')).toBeUndefined()
      expect(refusalToMove({ status: 'on_hold', delivery: 'local' }, status)).toBeUndefined()
    }
  })

  test('from dispatched on, nothing goes on hold or comes from it', () => {
    for (const status of ['dispatched', 'sent', 'delivered', 'canceled'] as const) {
      expect(refusalToMove({ status, delivery: 'local' }, 'on_hold')).toBeDefined()
      if (status !== 'canceled') expect(refusalToMove({ status: 'on_hold', delivery: 'local' }, status)).toBeDefined()
    }
  })

  test('no path leaves delivered or canceled', () => {
    fc.assert(
      fc.property(fc.constantFrom('delivered', 'canceled'), deliveries, statuses, (status, delivery, to) => {
        expect(refusalToMove({ status, delivery }, to)).toBeDefined()
      }),
    )
  })

  test('however an order wanders, it follows the table, and a fetched one never ships', () => {
    fc.assert(
      fc.property(deliveries, fc.array(statuses, { maxLength: 40 }), (delivery, requested) => {
        let status: OrderStatus = 'created'
        for (const to of requested) {
          if (refusalToMove({ status, delivery }, to)) continue
          expect(orderSteps[status]).toContain(to)
          if (delivery === 'pickup') expect(['dispatched', 'sent']).not.toContain(to)
          status = to
        }
      }),
    )
  })

  test('every state can be reached', () => {
    const reached = new Set<OrderStatus>(['created'])
    for (const status of reached) for (const to of orderSteps[status]) reached.add(to)
    expect([...reached].sort()).toEqual([...orderStatuses].sort())
  })
})

describe('refusalToCancel', () => {
  test.each(['created', 'in_process', 'processed', 'on_hold'] as const)('%s can be canceled', (status) => {
    expect(refusalToCancel({ status })).toBeUndefined()
    expect(refusalToMove({ status, delivery: 'national' }, 'canceled')).toBeUndefined()
  })

  test.each(['dispatched', 'sent', 'delivered', 'canceled'] as const)('%s cannot be canceled any more', (status) => {
    expect(refusalToCancel({ status })).toEqual({ code: 'too-late-to-cancel', status })
    expect(refusalToMove({ status, delivery: 'national' }, 'canceled')).toEqual({ code: 'too-late-to-cancel', status })
  })
})
