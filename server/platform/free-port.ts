import { createServer } from 'node:net'

/**
 * Checks that a port is free by opening it for a moment, so that a start that cannot listen fails before it opens and
 * fills a database. Rejects with the system's own error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`).
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer()
  await new Promise<void>((done, failed) => probe.once('error', failed).listen(port, host, done))
  await new Promise((done) => probe.close(done))
}
