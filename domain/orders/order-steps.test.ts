import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryMethods } from '../delivery/delivery-method.ts'
import { orderSteps, type OrderStatus, orderStatuses, refusalToCancel, refusalToMove } from './order-steps.ts'

const statuses = fc.constantFrom(...orderStatuses)
const deliveries = fc.constantFrom(...deliveryMethods)

describe('refusalToMove', () => {
  const delivered: OrderStatus[] = ['created', 'in_process', 'processed', 'dispatched', 'sent', 'delivered']
  const pickedUp: OrderStatus[] = ['created', 'in_process', 'processed', 'delivered']

  test.each([
    ['local', delivered],
    ['national', delivered],
    ['pickup', pickedUp],
  ] as const)('a %s order may take the steps %j', (delivery, steps) => {
    steps.slice(1).forEach((to, index) => {
      expect(refusalToMove({ status: steps[index] ?? 'created', delivery }, to)).toBeUndefined()
    })
  })

  test('an order for pick-up is never dispatched', () => {
    expect(refusalToMove({ status: 'processed', delivery: 'pickup' }, 'dispatched')).toEqual({
      code: 'order-step-not-allowed',
      from: 'processed',
      to: 'dispatched',
      delivery: 'pickup',
    })
  })

  test('an order for delivery is not delivered before it is sent', () => {
    for (const delivery of ['local', 'national'] as const) {
      for (const status of ['processed', 'dispatched'] as const) {
        expect(refusalToMove({ status, delivery }, 'delivered')?.code).toBe('order-step-not-allowed')
      }
    }
  })

  test('an order goes on hold from the first three statuses, and back to them', () => {
    for (const status of ['created', 'in_process', 'processed'] as const) {
      expect(refusalToMove({ status, delivery: 'local' }, 'on_hold')).toBeUndefined()
      expect(refusalToMove({ status: 'on_hold', delivery: 'local' }, status)).toBeUndefined()
    }
  })

  test('an order on hold goes back to the status from which it came, or is canceled', () => {
    const onHold = { status: 'on_hold', delivery: 'local', statusBefore: 'in_process' } as const
    expect(refusalToMove(onHold, 'in_process')).toBeUndefined()
    expect(refusalToMove(onHold, 'canceled')).toBeUndefined()
    for (const to of ['created', 'processed'] as const)
      expect(refusalToMove(onHold, to)).toEqual({
        code: 'order-step-not-allowed',
        from: 'on_hold',
        to,
        delivery: 'local',
      })
  })

  test.each([
    ['a deposit', 'waitsForProof', 'order-unproven'],
    ['its provider', 'waitsForProvider', 'order-uncaptured'],
  ] as const)(
    'an order that waits for %s is prepared, put on hold and canceled, but never made ready',
    (_, waits, code) => {
      fc.assert(
        fc.property(statuses, statuses, deliveries, (status, to, delivery) => {
          const without = refusalToMove({ status, delivery }, to)
          const isReady = (['processed', 'dispatched', 'sent', 'delivered'] as OrderStatus[]).includes(to)
          expect(refusalToMove({ status, delivery, [waits]: true }, to)).toEqual(
            without ?? (isReady ? { code } : undefined),
          )
        }),
      )
    },
  )

  test('a status that the order has already is refused by that name', () => {
    for (const status of orderStatuses)
      expect(refusalToMove({ status, delivery: 'local' }, status)).toEqual({ code: 'order-status-unchanged', status })
  })

  test('an order that was dispatched does not go on hold, and none on hold takes such a status', () => {
    for (const status of ['dispatched', 'sent', 'delivered', 'canceled'] as const) {
      expect(refusalToMove({ status, delivery: 'local' }, 'on_hold')).toBeDefined()
      if (status !== 'canceled') expect(refusalToMove({ status: 'on_hold', delivery: 'local' }, status)).toBeDefined()
    }
  })

  test('no step leads from delivered or canceled', () => {
    fc.assert(
      fc.property(fc.constantFrom('delivered', 'canceled'), deliveries, statuses, (status, delivery, to) => {
        expect(refusalToMove({ status, delivery }, to)).toBeDefined()
      }),
    )
  })

  test('all allowed steps are in the table, and an order for pick-up never ships', () => {
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

  test('every status can be reached', () => {
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
    if (status !== 'canceled')
      expect(refusalToMove({ status, delivery: 'national' }, 'canceled')).toEqual({
        code: 'too-late-to-cancel',
        status,
      })
  })
})
