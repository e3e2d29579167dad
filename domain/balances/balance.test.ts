import { expect, test } from 'vitest'
import { balanceStateAt, maskCode } from './balance.ts'

const now = new Date('2026-11-22T12:00:00Z')

test('a balance is available until the instant of its expiry', () => {
  const left = { balanceCentavos: 1, expiresAt: new Date(now.getTime() + 1) }
  expect(balanceStateAt(left, now)).toBe('available')
  expect(balanceStateAt({ ...left, expiresAt: now }, now)).toBe('expired')
  expect(balanceStateAt({ ...left, expiresAt: null }, now)).toBe('available')
})

test('a balance of nothing is used, after its expiry too', () => {
  expect(balanceStateAt({ balanceCentavos: 0, expiresAt: null }, now)).toBe('used')
  expect(balanceStateAt({ balanceCentavos: 0, expiresAt: now }, now)).toBe('used')
})

test('a masked code shows its last four characters and the places of its hyphens', () => {
  expect(maskCode('VIT-7K2M-9QXD-41TF')).toBe('•••-••••-••••-41TF')
  expect(maskCode('ABCDEFGH2345')).toBe('••••••••2345')
})
