import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export interface StoreDoor {
  /** The store behind the door, at an address of its own. */
  url: string
  /** From now on nobody answers there, as when a store has died: what was connected is cut off. */
  close: () => Promise<void>
  open: () => Promise<void>
}

/**
 * A way to the store that can be shut: the browser then meets what it would without the store, its own kept files
 * included.
 */
export async function openStoreDoor(storeUrl: string): Promise<StoreDoor> {
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
