import { describe, expect, test } from 'vitest'
import { whyNotReturnable } from './not-returnable.ts'
import type { ReturnableOrder } from './returnable.ts'

const deliveredAt = new Date('2026-11-01T15:00:00Z')
const untilMs = Date.parse('2026-12-01T15:00:00Z')
const delivered: ReturnableOrder = { status: 'delivered', origin: 'online', deliveredAt }
const inTime = new Date('2026-12-01T15:00:00Z')
const late = new Date('2026-12-01T15:00:00.001Z')

describe('RETURN-10: why nothing of an order can be returned', () => {
  for (const [name, order, now, expected] of [
    ['an order on its way', { ...delivered, status: 'sent', deliveredAt: null }, inTime, { reason: 'not-received' }],
    ['a canceled order', { ...delivered, status: 'canceled', deliveredAt: null }, inTime, { reason: 'canceled' }],
    ['a sale of a branch', { ...delivered, origin: 'branch' }, inTime, { reason: 'at-branch', untilMs }],
    ['an old sale of a branch', { ...delivered, origin: 'branch' }, late, { reason: 'too-late', untilMs }],
    ['an old order', delivered, late, { reason: 'too-late', untilMs }],
    ['an order of which all units were returned', delivered, inTime, { reason: 'all-returned' }],
  ] as const)
    test(name, () => expect(whyNotReturnable(order, now)).toEqual(expected))
})
