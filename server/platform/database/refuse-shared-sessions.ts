import pg from 'pg'
import { DatabaseUnusable, StartRefused } from '../start-faults.ts'

const connectMs = 5_000
/**
 * The connections that query, in this order: alternately, and each twice in a row, since a pooler that assigns its
 * sessions in rotation shows only in one of the two.
 */
const order = [0, 1, 0, 0, 1, 1]
const rounds = 4

/**
 * Refuses a connection string that does not give each connection a session of its own: that of a pooler in transaction
 * mode, such as PgBouncer's `pool_mode = transaction`. There LISTEN, prepared statements and session limits would
 * affect other clients. Two open connections reveal it where both use one session of the server, or one of them changes
 * its session. Throws DatabaseUnusable with the reason where it cannot connect.
 */
export async function refuseSharedSessions(url: string): Promise<void> {
  const clients: pg.Client[] = []
  try {
    clients.push(connection(url), connection(url))
    for (const client of clients) await client.connect()
    const sessions = clients.map(() => new Set<number>())
    for (let round = 0; round < rounds; round += 1)
      for (const at of order) sessions[at]!.add(await sessionOf(clients[at]!))
    const [one, other] = sessions as [Set<number>, Set<number>]
    if (one.size === 1 && other.size === 1 && ![...one].some((session) => other.has(session))) return
  } catch (error) {
    throw new DatabaseUnusable(error as Error)
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
  throw new StartRefused(
    'DATABASE_URL leads to a pooler that shares the sessions of PostgreSQL, such as PgBouncer with pool_mode = transaction. The store listens for changes and prepares statements, ' +
      'which need sessions of its own: name PostgreSQL itself, or set pool_mode = session for this database.',
  )
}

function connection(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs, query_timeout: connectMs })
  client.on('error', () => {})
  return client
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session')
  return rows[0]?.session ?? 0
}
