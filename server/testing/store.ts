import { readFileSync } from 'node:fs'
import { type Client, createClient } from '#contract/client.ts'
import type { Language } from '#contract/language.ts'
import { type App, createApp } from '#server/app.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts'
import { createLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'
import { createEmptyTables } from './empty-tables.ts'
import { snapshotPath } from './snapshot.ts'
import { sessionSecret } from './store-process.ts'

export interface TestStore {
  app: App
  database: OpenDatabase
  /** A client that calls the store without a network; `headers` are those of an API client. */
  client(options?: {
    headers?: Record<string, string>
    language?: Language
    onResponse?: (response: Response) => void
  }): Client
  /** Sends a raw request to the edge. */
  send(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string>; address?: string },
  ): Promise<Response>
  /** Sets the store's current instant; without one the store uses the real clock. */
  setNow(now: Date | undefined): void
  /** Empties every table. */
  reset(): Promise<void>
  stop(): Promise<void>
}

let shared: Promise<TestStore> | undefined

/**
 * Gives the store of this test process, on the embedded database and migrated from a snapshot; call `reset` before each
 * test.
 */
export function testStore(): Promise<TestStore> {
  shared ??= openDatabase({ folder: 'memory://', poolSize: 1, snapshot: readFileSync(snapshotPath) }).then(testStoreOn)
  return shared
}

/** A store on a database that the caller opened and migrated; tests of races use a real PostgreSQL. */
export function testStoreOn(database: OpenDatabase, environment: Record<string, string> = {}): TestStore {
  let fixed: Date | undefined
  const settings = readSettings({
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://store.test',
    PAYMENT_SANDBOX: '1',
    ...environment,
  })
  const app = createApp({
    database,
    settings,
    log: createLog(settings.LOG_LEVEL),
    secret: sessionSecret,
    clock: () => fixed ?? new Date(),
  })
  const emptyTables = createEmptyTables(database)
  // Nobody announces the rows that a test writes: each read of the version gives a new one, so that lists are always
  // read again.
  let versions = 0
  app.platform.catalogue.current = () => (versions += 1)
  const origin = 'http://store.test'
  return {
    app,
    database,
    client: ({ headers, language = 'en', onResponse } = {}) =>
      createClient({
        fetch: (request) => app.handle(request, '127.0.0.1'),
        urlOf: (base) => `${origin}/api/${base}`,
        language: () => language,
        ...(headers && { headers: () => headers }),
        ...(onResponse && { onResponse }),
      }),
    send(method, path, { body, headers = {}, address = '127.0.0.1' } = {}) {
      const init: RequestInit = {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      }
      if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
      return app.handle(new Request(`${origin}${path}`, init), address)
    },
    setNow: (now) => {
      fixed = now
    },
    async reset() {
      fixed = undefined
      await emptyTables()
    },
    stop: () => database.close(),
  }
}
