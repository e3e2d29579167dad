import { DatabaseError } from 'pg'

/**
 * The database cannot be used at present: no connection opens, none opens in time, a query gets no result, or the
 * server refuses writes. The caller gets 503 and may try again; the request itself may be right.
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

/** Seconds after which a caller may try again. The store itself checks for the database four times a second. */
export const retryAfterSeconds = 2

/**
 * SQLSTATE of a write that a server refuses because it is read-only: a replica, or a server that an operator made
 * read-only.
 */
export const readOnlyCode = '25006'

/**
 * The SQLSTATEs by which a server refuses every caller: connection faults, shutting down, starting, too many
 * connections, read-only.
 */
const awayStates = /^(08...|57P0[123]|53300|25006)$/

/**
 * The messages of the driver, which has no code for them, for a lost connection or a result that did not come in time.
 */
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
 * Whether a fault of the driver means that the database is away, and not that the server refused a statement or a user.
 * Judges only faults that the driver throws.
 */
export function meansAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (error instanceof DatabaseError) return awayStates.test(error.code ?? '')
  // Where a host name has several IP addresses and all of them fail, their faults come as one.
  if (error instanceof AggregateError) return error.errors.every(meansAway)
  const { code, message } = error as NodeJS.ErrnoException
  return code === undefined ? awaySentences.has(message) : awaySystemCodes.has(code)
}

/**
 * The log level for a fault of background work. The listener logs once that the database is away (`listener.ts`), so
 * background work does not repeat it.
 */
export function faultLevel(error: unknown): 'debug' | 'error' {
  return error instanceof DatabaseAway ? 'debug' : 'error'
}
