import type { Envelope } from '#contract/envelope.ts'
import { type Language, fallbackLanguage, languageOf } from '#contract/language.ts'
import { isReadOnly } from '../database/connection.ts'
import { readOnlyCode, retryAfterSeconds } from '../database/database-away.ts'
import type { OpenDatabase } from '../database/database.ts'
import { compareWithDatabase } from '../database/migration-files.ts'
import { within } from '../within.ts'
import type { ApiRequest } from './api-request.ts'
import { successEnvelope } from './envelopes.ts'
import { type HttpResponse, jsonResponse } from './http-response.ts'

const databaseMs = 1_000

const sentences = {
  warming: { en: 'Reading the catalogue.', es: 'Leyendo el catálogo.' },
  draining: { en: 'Shutting down.', es: 'Cerrando.' },
  database: { en: 'The database does not answer.', es: 'La base de datos no responde.' },
  'read-only': { en: 'The database takes no writes.', es: 'La base de datos no acepta cambios.' },
  migrations: { en: 'The database is not up to date.', es: 'La base de datos no está al día.' },
} as const
/** The reason why a process is not ready, as the response names it. */
type ReadinessFailure = keyof typeof sentences

/**
 * Gives the handler of two probes. GET /api/health: this process is alive, whatever the state of its database. GET
 * /api/ready: it can serve; from `drain()` on it is not ready, so that a proxy stops sending requests before the
 * process stops listening.
 */
export function createHealth(pool: OpenDatabase['pool']) {
  let isDraining = false
  let isMigrated = false
  let isWarm = true
  let checking: Promise<ReadinessFailure | undefined> | undefined
  const counts: Record<string, number> = {}

  async function check(): Promise<ReadinessFailure | undefined> {
    // The pool opens no connection to a read-only server, but the server may have become read-only since.
    if (isMigrated && (await isReadOnly(pool))) return 'read-only'
    // Migrations are never undone, so one successful check is enough.
    isMigrated ||= (await compareWithDatabase(pool)).pending.length === 0
    return isMigrated ? undefined : 'migrations'
  }

  /** Probes that arrive at the same time share one query. */
  function checkDatabase(): Promise<ReadinessFailure | undefined> {
    checking ??= check()
      .catch((error: unknown): ReadinessFailure =>
        (error as { code?: unknown }).code === readOnlyCode ? 'read-only' : 'database',
      )
      .finally(() => (checking = undefined))
    return within(databaseMs, checking).catch(() => 'database' as const)
  }

  return {
    /** The response to a probe; undefined for every other request. */
    async handle({ method, path, headers }: ApiRequest): Promise<HttpResponse | undefined> {
      if (method !== 'GET' && method !== 'HEAD') return undefined
      if (path === '/api/health') return healthResponse(200, successEnvelope({ alive: true }))
      if (path !== '/api/ready') return undefined
      const reason = isDraining ? 'draining' : !isWarm ? 'warming' : await checkDatabase()
      if (!reason) return healthResponse(200, successEnvelope({ ready: true, ...counts }))
      const language: Language = languageOf(headers.get('accept-language')) ?? fallbackLanguage
      return healthResponse(503, { status: 'error', code: 503, message: sentences[reason][language], data: { reason } })
    },
    /** The process is not ready until this work has ended: it would respond, but slowly. */
    warm(work: Promise<unknown>): void {
      isWarm = false
      void work.finally(() => (isWarm = true)).catch(() => {})
    },
    /**
     * Adds a count that an operator should see although the process is ready; /api/ready reports it under this name.
     */
    count(name: string, count: number): void {
      counts[name] = count
    },
    /** From now on this process is not ready; it stays alive. */
    drain(): void {
      isDraining = true
    },
  }
}

function healthResponse(status: 200 | 503, body: Envelope): HttpResponse {
  return jsonResponse(status, body, [
    ['cache-control', 'no-store'],
    ['x-content-type-options', 'nosniff'],
    ...(status === 503 ? ([['retry-after', String(retryAfterSeconds)]] as [string, string][]) : []),
  ])
}
