import { expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()

test('a body that breaks off is refused with 400, not answered as a fault of the store', async () => {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"username":')),
    pull: (stream) => stream.error(new Error('aborted')),
  })
  const request = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } } as const
  const response = await store.app.handle(new Request('http://store.test/api/identity/sign-in', request))
  expect([response.status, await response.json()]).toMatchObject([400, { data: { reason: 'malformed-body' } }])
})
