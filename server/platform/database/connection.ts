import type pg from 'pg'
import { DatabaseAway, readOnlyCode } from './database-away.ts'

/** A connection, or a pool of them. */
type Queryable = pg.ClientBase | pg.Pool

/** Whether a server takes no writes at present: a replica, or one that was made read-only. */
export async function isReadOnly(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(`select current_setting('transaction_read_only')::bool as is`)
  return rows[0]?.is === true
}

export function readOnly(): DatabaseAway {
  return new DatabaseAway(Object.assign(new Error('the server takes no writes'), { code: readOnlyCode }))
}

/**
 * Closes a connection without waiting for a word of its server, which may not listen any more; what is asked on it
 * fails at once.
 */
export function destroyConnection(client: pg.ClientBase): void {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}
