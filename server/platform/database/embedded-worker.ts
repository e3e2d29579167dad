import { rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/**
 * Runs PostgreSQL in WebAssembly in a thread of its own, so that a query never blocks the event loop that serves
 * shoppers.
 */
const { dataDir, socketPath, snapshot } = workerData as { dataDir: string; socketPath: string; snapshot?: Uint8Array }

const database = await PGlite.create({
  dataDir,
  ...(snapshot && { loadDataDir: new Blob([snapshot as Uint8Array<ArrayBuffer>]) }),
})
rmSync(socketPath, { force: true })
// The pool has one connection at a time. Where a connection breaks, the socket server may notice its end only after the
// next one has arrived; with a maximum of one it would refuse that one and all that follow.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: Infinity })
await server.start()
parentPort?.postMessage('ready')

parentPort?.on('message', async (message: string) => {
  if (message === 'dump') {
    const dump = await database.dumpDataDir('none')
    parentPort?.postMessage(new Uint8Array(await dump.arrayBuffer()))
    return
  }
  await server.stop()
  await database.close()
  parentPort?.postMessage('stopped')
  parentPort?.close()
})
