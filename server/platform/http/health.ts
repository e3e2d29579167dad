import { type Language, fallbackLanguage, languageOf } from '#contract/language.ts'
import { isReadOnly } from '../database/connection.ts'
import { readOnlyCode, retryAfterSeconds } from '../database/database-away.ts'
import type { OpenDatabase } from '../database/database.ts'
import { compareWithDatabase } from '../database/migration-files.ts'
import { successEnvelope } from './envelopes.ts'

const answerMs = 1_000

const sentences = {
  warming: { en: 'Reading the catalogue.', es: 'Leyendo el catálogo.' },
  draining: { en: 'Shutting down.', es: 'Cerrando.' },
  database: { en: 'The database does not answer.', es: 'La base de datos no responde.' },
  'read-only': { en: 'The database takes no writes.', es: 'La base de datos no acepta cambios.' },
  migrations: { en: 'The database is not up to date.', es: 'La base de datos no está al día.' },
} as const
type Hindrance = keyof typeof sentences

/**
 * GET /api/health: this process is alive, whatever its database does. GET /api/ready: it can serve, which ends with
 * `drain()`, so that a proxy stops sending shoppers here before it stops listening. Answers undefined for every other
 * request.
 */
export function createHealth(pool: OpenDatabase['pool']) {
  let isDraining = false
  let isMigrated = false
  let isWarm = true
  let asking: Promise<Hindrance | undefined> | undefined
  const counts: Record<string, number> = {}

  async function ask(): Promise<Hindrance | undefined> {
    // The pool opens no connection to a server without writes, but one may have lost them since.
    if (isMigrated && (await isReadOnly(pool))) return 'read-only'
    // Migrations only move forward, so once is enough.
    isMigrated ||= (await compareWithDatabase(pool)).pending.length === 0
    return isMigrated ? undefined : 'migrations'
  }

  /** However many probes come, the database hears one question at a time. */
  function hindrance(): Promise<Hindrance | undefined> {
    asking ??= ask()
      .catch((error: unknown): Hindrance =>
        (error as { code?: unknown }).code === readOnlyCode ? 'read-only' : 'database',
      )
      .finally(() => (asking = undefined))
    return soon(asking)
  }

  return {
    async handle(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url)
      if (
        (request.method !== 'GET' && request.method !== 'HEAD') ||
        (pathname !== '/api/health' && pathname !== '/api/ready')
      )
        return undefined
      if (pathname === '/api/health') return json(successEnvelope({ alive: true }), 200)
      const reason = isDraining ? 'draining' : !isWarm ? 'warming' : await hindrance()
      if (!reason) return json(successEnvelope({ ready: true, ...counts }), 200)
      const language: Language = languageOf(request.headers.get('accept-language')) ?? fallbackLanguage
      return json({ status: 'error', code: 503, message: sentences[reason][language], data: { reason } }, 503)
    },
    /** Until this is done the process answers, but slowly: it is not ready. */
    warm(work: Promise<unknown>): void {
      isWarm = false
      void work.finally(() => (isWarm = true)).catch(() => {})
    },
    /** What somebody should look at though the process is ready: told by /api/ready under this name. */
    count(name: string, count: number): void {
      counts[name] = count
    },
    /** From now on this process is not ready; it stays alive. */
    drain(): void {
      isDraining = true
    },
  }
}

function soon(answer: Promise<Hindrance | undefined>): Promise<Hindrance | undefined> {
  return new Promise((done) => {
    const timer = setTimeout(() => done('database'), answerMs)
    void answer.then((value) => {
      clearTimeout(timer)
      done(value)
    })
  })
}

function json(body: unknown, status: number): Response {
  const retry = status === 503 && { 'retry-after': String(retryAfterSeconds) }
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...retry },
  })
}
