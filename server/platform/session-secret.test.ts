import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storedSecret } from './session-secret.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vitrina-secret-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a secret is generated once, readable by its owner alone, and read again later', () => {
  const secret = storedSecret(folder)
  expect(secret.length).toBeGreaterThan(32)
  expect(storedSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('processes that start at the same moment use one secret', async () => {
  const gate = new SharedArrayBuffer(4)
  const code = `
    const { workerData, parentPort } = require('node:worker_threads')
    import(workerData.module).then(({ storedSecret }) => {
      parentPort.postMessage('ready')
      Atomics.wait(new Int32Array(workerData.gate), 0, 0)
      parentPort.postMessage(storedSecret(workerData.folder))
    })`
  const module = new URL('./session-secret.ts', import.meta.url).href
  const workers = Array.from(
    { length: 6 },
    () => new Worker(code, { eval: true, workerData: { module, folder, gate } }),
  )
  const responses = await Promise.all(
    workers.map(
      (worker) =>
        new Promise<() => Promise<string>>((ready, failed) => {
          worker.once('error', failed)
          worker.once('message', () =>
            ready(() => new Promise((said, broke) => worker.once('message', said).once('error', broke))),
          )
        }),
    ),
  )
  const secrets = responses.map((response) => response())
  Atomics.store(new Int32Array(gate), 0, 1)
  Atomics.notify(new Int32Array(gate), 0)
  expect(new Set(await Promise.all(secrets)).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['session-secret'])
})

test('a file without a secret is refused, since anybody could make tokens signed with an empty key', () => {
  writeFileSync(join(folder, 'session-secret'), '')
  expect(() => storedSecret(folder)).toThrow(/session-secret holds no secret\. Delete it and start again\.$/)
})
