import { DatabaseAway } from './database-away.ts'

/**
 * Too many requests wait for the same resource already, or one has waited too long: for the connection of the embedded
 * database, or for a statement that many requests share.
 */
export class DatabaseBusy extends Error {}

/**
 * The SQLSTATEs of a statement that exceeded a limit of its connection: 55P03 waited too long for a lock, 57014 ran too
 * long, 25P03 left its transaction idle.
 */
const busyCodes = new Set(['55P03', '57014', '25P03'])
/** The driver's message, which has no code, when no connection of its pool became free in time. */
const poolTimeout = 'timeout exceeded when trying to connect'

/**
 * Whether work failed because the database is overloaded at the moment: nothing was written, and trying again soon may
 * help.
 */
export function isBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  return (
    error instanceof Error && (error.message === poolTimeout || busyCodes.has((error as { code?: string }).code ?? ''))
  )
}

/**
 * Whether work failed because the database is away or overloaded: the same work will succeed later without any change.
 */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseAway || isBusy(error)
}
