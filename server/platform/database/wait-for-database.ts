import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { isReadOnly, readOnly } from './connection.ts'
import { meansAway } from './database-away.ts'

const connectMs = 5_000
const retryMs = 500
const logEveryMs = 5_000
/** After this time the start fails, and the supervisor of the process decides. */
const waitMaxMs = 10 * 60_000

/**
 * Waits until the server of a connection string responds and takes writes, for ten minutes at most, and logs every few
 * seconds that it waits. Returns at once for faults that waiting does not cure, such as a wrong password or a missing
 * database: the next connection reports them.
 */
export async function waitForDatabase(url: string, log: Log, signal?: AbortSignal): Promise<void> {
  const began = performance.now()
  let loggedAt = -Infinity
  for (;;) {
    const failure = await findFailure(url)
    const waitedMs = Math.round(performance.now() - began)
    if (!failure || waitedMs > waitMaxMs) return
    if (performance.now() - loggedAt >= logEveryMs) {
      loggedAt = performance.now()
      log.warn({ reason: failure.message, waitedMs, waitMaxMs }, 'waiting for the database')
    }
    await sleep(retryMs, undefined, { signal })
  }
}

async function findFailure(connectionString: string): Promise<Error | undefined> {
  let client: pg.Client | undefined
  try {
    // The constructor reads the files that a connection string names.
    client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs, query_timeout: connectMs })
    client.on('error', () => {})
    await client.connect()
    return (await isReadOnly(client)) ? readOnly() : undefined
  } catch (error) {
    return meansAway(error) ? (error as Error) : undefined
  } finally {
    await client?.end().catch(() => {})
  }
}
