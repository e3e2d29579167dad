import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type TestPostgres, serverOn } from './postgres.ts'
import { plainEnvironment, startServer } from './postgres-server.ts'

export interface Standby extends TestPostgres {
  /** Makes it a primary server that takes writes. */
  promote(): Promise<void>
}

/** Whether this machine's PostgreSQL includes the program for copies; the npm package does not. */
export function canCopy({ cluster }: TestPostgres): boolean {
  return existsSync(join(cluster.bin, 'pg_basebackup'))
}

/**
 * Starts a server that follows another one by streaming replication, as the standby of a production cluster does. It is
 * read-only until it is promoted.
 */
export async function startStandby(primary: TestPostgres): Promise<Standby> {
  const { bin, runAs, password, port } = primary.cluster
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-postgres-'))
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid)
  const options = [
    '-D',
    join(folder, 'data'),
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ]
  const copied = spawnSync(join(bin, 'pg_basebackup'), options, {
    ...runAs,
    cwd: folder,
    encoding: 'utf8',
    env: { ...plainEnvironment, PGPASSWORD: password },
  })
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.error?.message ?? copied.stderr}`)
  const settings = { wal_retrieve_retry_interval: '200ms' }
  const start = (at?: number) => startServer({ bin, folder, runAs, password, settings, ...(at && { port: at }) })
  const first = await start()
  const server = serverOn({ bin, folder, runAs, password, port: first.port }, first, start)
  return {
    ...server,
    async promote() {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query('select pg_promote(true, 30)')
      await client.end()
    },
  }
}
