import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKnownDevices } from './known-devices.ts'

const devices = createKnownDevices('a secret of the tests, at least thirty-two long')
const now = new Date('2025-03-01T12:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 3600_000)

test('an account knows a device that it was remembered on, by the same name after the next sign-in', () => {
  const id = randomUUID()
  const proof = devices.remember(undefined, id, now)
  const device = devices.deviceOf(proof, id, now)
  expect(device).toHaveLength(16)
  expect(devices.deviceOf(devices.remember(proof, id, daysLater(3)), id, now)).toBe(device)
  expect(devices.anyAccount(proof, now)).toBe(id)
})

test('no other account knows it, and no other store', () => {
  const id = randomUUID()
  const proof = devices.remember(undefined, id, now)
  expect(devices.deviceOf(proof, randomUUID(), now)).toBeUndefined()
  expect(devices.deviceOf(proof.replace(id, randomUUID()), id, now)).toBeUndefined()
  expect(createKnownDevices('another secret of the tests, thirty-two long').deviceOf(proof, id, now)).toBeUndefined()
})

test('a device is known to the five accounts that signed in on it last', () => {
  const ids = Array.from({ length: 7 }, () => randomUUID())
  let proof: string | undefined
  for (const id of ids) proof = devices.remember(proof, id, now)
  expect(ids.filter((id) => devices.deviceOf(proof, id, now))).toEqual(ids.slice(2))
  expect(proof?.length).toBeLessThan(700)
})

test('a device on which nobody signed in for 400 days is no longer known', () => {
  const id = randomUUID()
  const proof = devices.remember(undefined, id, now)
  expect(devices.deviceOf(proof, id, daysLater(399))).toBeDefined()
  expect(devices.deviceOf(proof, id, daysLater(401))).toBeUndefined()
})

test('a proof that the store did not sign makes no device known', () => {
  const id = randomUUID()
  const proof = devices.remember(undefined, id, now)
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 900 }), fc.nat(proof.length - 1)), (change) => {
      const forged =
        typeof change === 'string'
          ? change
          : proof.slice(0, change) + (proof[change] === 'a' ? 'b' : 'a') + proof.slice(change + 1)
      return devices.deviceOf(forged, id, now) === undefined
    }),
  )
})
