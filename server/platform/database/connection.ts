import type pg from 'pg'
import { DatabaseAway, readOnlyCode } from './database-away.ts'

/** A connection, or a pool of them. */
type Queryable = pg.ClientBase | pg.Pool

/** Whether a server refuses writes at present: it is a replica, or an operator made it read-only. */
export async function isReadOnly(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(`select current_setting('transaction_read_only')::bool as is`)
  return rows[0]?.is === true
}

export function readOnly(): DatabaseAway {
  return new DatabaseAway(Object.assign(new Error('the server takes no writes'), { code: readOnlyCode }))
}

/**
 * Closes a connection without waiting for its server, which may no longer respond. Queries on the connection fail at
 * once.
 */
export function destroyConnection(client: pg.ClientBase): void {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}
