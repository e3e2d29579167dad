import { expect, test } from 'vitest'
import { fetchHandler } from '#server/testing/fetch-handler.ts'
import { testStore } from '#server/testing/store.ts'
import { createHealth } from './health.ts'

const { pool } = (await testStore()).database
const away = { query: () => Promise.reject(new Error('no connection')) } as unknown as typeof pool
const silent = { query: () => new Promise(() => {}) } as unknown as typeof pool
const empty = {
  query: async (sql: string) => ({ rows: sql.includes('to_regclass') ? [{ known: 'migrations' }] : [] }),
} as unknown as typeof pool

const request = async (health: ReturnType<typeof createHealth>, path: string, headers: Record<string, string> = {}) => {
  const response = (await fetchHandler(health.handle)(path, { headers })) as Response
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as { status: string; code: number; message: string; data: { reason?: string } },
  }
}

test('a process is alive even while its database is away', async () => {
  expect((await request(createHealth(away), '/api/health')).status).toBe(200)
})

test('a process is ready once its database responds and is migrated', async () => {
  expect((await request(createHealth(pool), '/api/ready')).status).toBe(200)
})

test('while the database does not respond the process is not ready, and the response says when to try again', async () => {
  expect(await request(createHealth(away), '/api/ready')).toMatchObject({
    status: 503,
    retryAfter: '2',
    body: { status: 'error', code: 503, data: { reason: 'database' } },
  })
})

test('while the database hangs the process reports within a few seconds that it is not ready', async () => {
  expect((await request(createHealth(silent), '/api/ready')).body.data.reason).toBe('database')
})

test('while the database lacks the newest migration the process is not ready', async () => {
  expect((await request(createHealth(empty), '/api/ready')).body.data.reason).toBe('migrations')
})

test('a draining process is alive and not ready, and says so in the caller’s language', async () => {
  const health = createHealth(pool)
  health.drain()
  expect((await request(health, '/api/ready', { 'accept-language': 'es' })).body).toMatchObject({
    code: 503,
    message: 'Cerrando.',
    data: { reason: 'draining' },
  })
  expect((await request(health, '/api/health')).status).toBe(200)
})

test('requests for other paths are left to other handlers', async () => {
  expect(await fetchHandler(createHealth(pool).handle)('/')).toBeUndefined()
})

test('a process that still reads its catalogue is not ready; it is once the reading ends, even with a failure', async () => {
  const health = createHealth(pool)
  let done = () => {}
  health.warm(new Promise<void>((_, failed) => (done = () => failed(new Error('no')))))
  expect((await request(health, '/api/ready')).body.data.reason).toBe('warming')
  done()
  await expect.poll(async () => (await request(health, '/api/ready')).status).toBe(200)
})

test('a count for operators is reported, and the process is ready all the same', async () => {
  const health = createHealth(pool)
  health.count('unreleased_stock', 3)
  expect(await request(health, '/api/ready')).toMatchObject({
    status: 200,
    body: { data: { ready: true, unreleased_stock: 3 } },
  })
})
