import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { type Server, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Locks the data folder for this process. The embedded database has no lock of its own, and two processes that open one
 * folder overwrite each other's rows. The lock is a socket named after the folder's real path: on Linux in the abstract
 * name space, which the kernel clears even after a SIGKILL. Throws FolderInUse at once where another process has the
 * lock. Gives the function that releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const server = createServer()
  try {
    await listen(server, lockPath(realpathSync(folder)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new FolderInUse(folder)
  }
  server.unref()
  return () => new Promise((done) => server.close(() => done()))
}

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Vitrina process. Stop that process, or give this one a DATA_DIR of its own. ` +
        'Several processes can share one store when DATABASE_URL names a PostgreSQL server.',
    )
  }
}

function lockPath(realPath: string): string {
  const name = `vitrina-${createHash('sha1').update(realPath).digest('hex')}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen({ path }, () => done())
  })
}
