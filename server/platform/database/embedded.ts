import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './lock.ts'

export interface EmbeddedDatabase {
  /** The folder of the unix socket that the driver connects to. Only this user may enter it. */
  socketFolder: string
  /** The whole data folder as an archive from which a later start can be made; tests use it to skip the migrations. */
  dump(): Promise<Uint8Array>
  stop(): Promise<void>
}

/**
 * The folder holds files but no database. A new database in it would overwrite files that an operator may still rescue.
 */
export class NoDatabase extends Error {
  constructor(folder: string) {
    super(
      `The folder ${folder} holds files, but its PG_VERSION is missing: the database is damaged or incomplete. Put the backup of that folder back, ` +
        'or move the folder away: then this store begins empty.',
    )
  }
}

const isDatabaseOrEmpty = (folder: string) => existsSync(join(folder, 'PG_VERSION')) || readdirSync(folder).length === 0

/**
 * Starts the embedded database in a folder, or in memory where the folder is `memory://`. It serves exactly one
 * connection at a time: with more, its socket server mixes up the results of its clients.
 */
export async function startEmbedded(folder: string, snapshot?: Uint8Array): Promise<EmbeddedDatabase> {
  const inMemory = folder === 'memory://'
  const unlock = inMemory ? async () => {} : await lockFolder(folder)
  const dataDir = inMemory ? folder : join(folder, 'postgres')
  if (!inMemory) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!isDatabaseOrEmpty(dataDir)) {
      await unlock()
      throw new NoDatabase(dataDir)
    }
  }
  const socketFolder = mkdtempSync(join(tmpdir(), 'vitrina-'))
  chmodSync(socketFolder, 0o700)
  const removeFolder = () => rmSync(socketFolder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { dataDir, socketPath: join(socketFolder, '.s.PGSQL.5432'), snapshot },
  })
  const receive = <T>(isExpected: (message: unknown) => message is T) => nextMessage(worker, isExpected)
  await receive((message): message is 'ready' => message === 'ready')
  return {
    socketFolder,
    async dump() {
      worker.postMessage('dump')
      return receive((message): message is Uint8Array => message instanceof Uint8Array)
    },
    async stop() {
      worker.postMessage('stop')
      await receive((message): message is 'stopped' => message === 'stopped')
      await worker.terminate()
      removeFolder()
      process.off('exit', removeFolder)
      await unlock()
    },
  }
}

function nextMessage<T>(worker: Worker, isExpected: (message: unknown) => message is T): Promise<T> {
  return new Promise((done, failed) => {
    const end = (finish: () => void) => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      finish()
    }
    const onMessage = (message: unknown) => isExpected(message) && end(() => done(message))
    const onError = (error: unknown) => end(() => failed(error))
    const onExit = (code: number) => end(() => failed(new Error(`The embedded database stopped (${code}).`)))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}
