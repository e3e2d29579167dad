import { createServer } from 'node:net'
import { isLoopback } from './own-url.ts'

/**
 * Checks that a port is free by opening it for a moment, so that a start that cannot listen fails before it opens and
 * fills a database. Rejects with the system's own error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`).
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer()
  await new Promise<void>((done, failed) => probe.once('error', failed).listen(port, host, done))
  await new Promise((done) => probe.close(done))
}

const loopbackAddresses = ['127.0.0.1', '::1']
/** The machine has no address of this family, so that nobody listens there. */
const missing = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/**
 * Checks that `localhost` with this port can lead to no other program: the name stands for the loopback addresses of both
 * families, and a browser tries one after the other. For a store that listens on another address nothing is checked.
 */
export async function requireFreeLocalhost(port: number, host: string): Promise<void> {
  if (!isLoopback(host) || port === 0) return
  for (const address of loopbackAddresses)
    if (address !== host)
      await requireFreePort(port, address).catch((error: NodeJS.ErrnoException) => {
        if (!missing.has(error.code ?? '')) throw error
      })
}
