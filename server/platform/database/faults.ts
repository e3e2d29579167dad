import { DatabaseAway } from './database-away.ts'

/**
 * Too many wait for one thing of the database already, or have waited too long: the embedded one's connection, a
 * statement that many share.
 */
export class DatabaseBusy extends Error {}

/**
 * What PostgreSQL says where a statement met a limit of its connection: 55P03 waited too long for a lock, 57014 took
 * too long, 25P03 left its transaction idle.
 */
const busyCodes = new Set(['55P03', '57014', '25P03'])
/** What the driver says when no connection of its pool came free in time; it has no code for that. */
const poolTimeout = 'timeout exceeded when trying to connect'

/**
 * Whether work failed because the database has too much to do at the moment: nothing was written, and trying again soon
 * may help.
 */
export function isBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  return (
    error instanceof Error && (error.message === poolTimeout || busyCodes.has((error as { code?: string }).code ?? ''))
  )
}

/** Whether work failed because the database is away or has too much to do: the same will work again by itself. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseAway || isBusy(error)
}
