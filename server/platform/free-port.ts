import { createServer } from 'node:net'

/**
 * Opens the port for a moment and closes it again, so that a start that cannot listen fails before a database is opened
 * and filled. Refuses with the system's own fault (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`).
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer()
  await new Promise<void>((done, failed) => probe.once('error', failed).listen(port, host, done))
  await new Promise((done) => probe.close(done))
}
