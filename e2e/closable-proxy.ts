import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export interface ClosableProxy {
  /** The store's URL through the proxy. */
  url: string
  /** Stops listening and cuts off all open connections, as if the store had died. */
  close: () => Promise<void>
  open: () => Promise<void>
}

/**
 * A TCP proxy in front of the store that a test can close and open again. While it is closed the browser behaves as it
 * does when the store is down: it has only the files in its own cache.
 */
export async function startClosableProxy(storeUrl: string): Promise<ClosableProxy> {
  const store = new URL(storeUrl)
  const sockets = new Set<Socket>()
  const door = createServer((shopper) => {
    const inside = connect(Number(store.port), store.hostname)
    shopper.pipe(inside).pipe(shopper)
    for (const socket of [shopper, inside]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          shopper.destroy()
          inside.destroy()
        })
    }
  })
  const listen = (port: number) => new Promise<void>((done) => door.listen(port, store.hostname, done))
  await listen(0)
  const { port } = door.address() as AddressInfo
  const close = async () => {
    const closed = new Promise((done) => door.close(done))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { url: `http://${store.hostname}:${port}`, close, open: () => listen(port) }
}
