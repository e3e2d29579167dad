import { DatabaseError } from 'pg'

/**
 * There is no database to ask at present: no connection, none in time, an answer that never came, or a server that
 * takes no writes. Whoever asked is told to try again (503); nothing is known to be wrong with the question.
 */
export class DatabaseAway extends Error {
  /** The SQLSTATE or the system's own code, where there is one. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    super(`The database is away (${cause instanceof Error ? cause.message : String(cause)})`, { cause })
    this.name = 'DatabaseAway'
    this.code = (cause as { code?: string } | undefined)?.code
  }
}

/** Seconds after which a caller may try again: the store itself looks for the database four times a second. */
export const retryAfterSeconds = 2

/** SQLSTATE of a write that a server refuses because it takes none: a replica, or one that was made read-only. */
export const readOnlyCode = '25006'

/**
 * What a server says by which it is not there for anybody: connection faults, shutting down, starting, no place for one
 * more, no writes.
 */
const awayStates = /^(08...|57P0[123]|53300|25006)$/

/** What the driver says, without any code, of a connection that is gone or of an answer that did not come in time. */
const awaySentences = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout expired',
])

const awaySystemCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
])

/**
 * Whether a fault of the driver means that the database is away, rather than that it refused a question or a user. Of
 * the driver's own faults only.
 */
export function meansAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (error instanceof DatabaseError) return awayStates.test(error.code ?? '')
  // Several addresses of one host that all failed come together.
  if (error instanceof AggregateError) return error.errors.every(meansAway)
  const { code, message } = error as NodeJS.ErrnoException
  return code === undefined ? awaySentences.has(message) : awaySystemCodes.has(code)
}

/**
 * How loudly background work tells of a fault. That the database is away is told once, by who watches it
 * (`listener.ts`).
 */
export function faultLevel(error: unknown): 'debug' | 'error' {
  return error instanceof DatabaseAway ? 'debug' : 'error'
}
