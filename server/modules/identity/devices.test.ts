import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { endDevice, endDevices, endOtherDevices, listDevices, refresh } from '#contract/identity.ts'
import { sessionsMax } from '#domain/identity/sessions-max.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'eva@example.com' })
})

test('the list of devices has the customer’s active sessions, and marks the caller’s', async () => {
  const phone = await signIn(store, 'ana@example.com')
  const laptop = await signIn(store, 'ana@example.com')
  await signIn(store, 'eva@example.com')
  const { devices } = await laptop.client.call(listDevices, {})
  expect(new Map(devices.map((device) => [device.id, device.is_current]))).toEqual(
    new Map([
      [phone.sessionId, false],
      [laptop.sessionId, true],
    ]),
  )
})

test('one device is signed out at once', async () => {
  const phone = await signIn(store, 'ana@example.com')
  const laptop = await signIn(store, 'ana@example.com')
  await laptop.client.call(endDevice, { id: phone.sessionId })
  await expect(phone.client.call(listDevices, {})).rejects.toMatchObject({ httpStatus: 401 })
  expect((await laptop.client.call(listDevices, {})).devices).toHaveLength(1)
})

test('a session of another customer, an ended one and an unknown one are not found', async () => {
  const ana = await signIn(store, 'ana@example.com')
  const eva = await signIn(store, 'eva@example.com')
  const ended = await signIn(store, 'ana@example.com')
  await ana.client.call(endDevice, { id: ended.sessionId })
  for (const id of [eva.sessionId, ended.sessionId, randomUUID()]) {
    await expect(ana.client.call(endDevice, { id })).rejects.toMatchObject({ httpStatus: 404, reason: 'not-found' })
  }
  await expect(ana.client.call(endDevice, { id: 'x' })).rejects.toMatchObject({ httpStatus: 422 })
  await expect(eva.client.call(listDevices, {})).resolves.toBeDefined()
})

test('ACCOUNT-99: several devices are signed out in one call, but nobody else’s, and not the caller’s', async () => {
  const [phone, tablet, other] = [
    await signIn(store, 'ana@example.com'),
    await signIn(store, 'ana@example.com'),
    await signIn(store, 'ana@example.com'),
  ]
  const laptop = await signIn(store, 'ana@example.com')
  const eva = await signIn(store, 'eva@example.com')
  const ids = [phone, tablet, laptop, eva].map(({ sessionId }) => sessionId)
  expect(await laptop.client.call(endDevices, { ids: [...ids, randomUUID()] })).toEqual({ ended: 2 })
  for (const { client } of [phone, tablet])
    await expect(client.call(listDevices, {})).rejects.toMatchObject({ httpStatus: 401 })
  for (const { client } of [other, laptop, eva]) await expect(client.call(listDevices, {})).resolves.toBeDefined()
  await expect(laptop.client.call(endDevices, { ids })).rejects.toMatchObject({ reason: 'not-found' })
})

test('a call signs out one device at least and a hundred at most', async () => {
  const { client } = await signIn(store, 'ana@example.com')
  const ids = Array.from({ length: sessionsMax + 1 }, () => randomUUID())
  for (const wrong of [[], ids, ['x']])
    await expect(client.call(endDevices, { ids: wrong })).rejects.toMatchObject({ httpStatus: 422 })
})

test('all other devices of the customer are signed out, and nobody else’s', async () => {
  const phone = await signIn(store, 'ana@example.com')
  const laptop = await signIn(store, 'ana@example.com')
  const eva = await signIn(store, 'eva@example.com')
  expect(await laptop.client.call(endOtherDevices, {})).toEqual({ ended: 1 })
  await expect(phone.client.call(listDevices, {})).rejects.toMatchObject({ httpStatus: 401 })
  await expect(laptop.client.call(listDevices, {})).resolves.toBeDefined()
  await expect(eva.client.call(listDevices, {})).resolves.toBeDefined()
})

test('a visitor has no devices', async () => {
  for (const [endpoint, input] of [
    [listDevices, {}],
    [endOtherDevices, {}],
  ] as const) {
    await expect(store.client().call(endpoint, input)).rejects.toMatchObject({ reason: 'sign-in-required' })
  }
  await expect(store.client().call(endDevice, { id: randomUUID() })).rejects.toMatchObject({
    reason: 'sign-in-required',
  })
  await expect(store.client().call(endDevices, { ids: [randomUUID()] })).rejects.toMatchObject({
    reason: 'sign-in-required',
  })
})

const day = 86_400_000
const start = new Date('2026-05-04T12:00:00Z')

test('a device that nobody has used for the days of the setting is signed out', async () => {
  store.setNow(start)
  const idle = await signIn(store, 'ana@example.com')
  // A longer setting was in force when the session was renewed last.
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(start.getTime() + 400 * day) })
    .execute()
  store.setNow(new Date(start.getTime() + 89 * day))
  const { devices, idle_days } = await (await signIn(store, 'ana@example.com')).client.call(listDevices, {})
  expect([devices.length, idle_days]).toEqual([2, 90])
  store.setNow(new Date(start.getTime() + 90 * day))
  const other = await signIn(store, 'ana@example.com')
  expect((await other.client.call(listDevices, {})).devices.map(({ id }) => id)).not.toContain(idle.sessionId)
  await expect(other.client.call(endDevice, { id: idle.sessionId })).rejects.toMatchObject({ reason: 'not-found' })
  await expect(store.client({ headers: idle.headers }).call(refresh, {})).rejects.toMatchObject({ httpStatus: 401 })
  const access = store.app.platform.tokens.access(idle.sessionId, new Date(start.getTime() + 90 * day))
  const late = store.client({ headers: { authorization: `Bearer ${access}` } })
  await expect(late.call(listDevices, {})).rejects.toMatchObject({ httpStatus: 401 })
  store.setNow(undefined)
})
