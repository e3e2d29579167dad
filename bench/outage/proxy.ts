import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export interface Proxy {
  port: number
  /** Sends new connections to another port from here on; open ones stay, as with a proxy that does not end sessions. */
  pointTo(port: number): void
  /** Ends every open connection. */
  cut(): void
  stop(): void
}

/** Starts a proxy between a store and its database servers, on loopback, as HAProxy in front of a cluster. */
export async function startProxy(target: number): Promise<Proxy> {
  let port = target
  const open = new Set<Socket>()
  const closeWith = (socket: Socket, other: () => Socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      other().destroy()
    })
  }
  const server = createServer((client) => {
    const upstream: Socket = connect(port, '127.0.0.1')
    closeWith(client, () => upstream)
    closeWith(upstream, () => client)
    client.pipe(upstream)
    upstream.pipe(client)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    pointTo: (next) => void (port = next),
    cut,
    stop() {
      server.close()
      cut()
    },
  }
}
