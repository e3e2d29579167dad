import { type Socket, connect } from 'node:net'

/** A connection on which a test writes bytes that no client would, and reads what comes back. */
export interface RawConnection {
  socket: Socket
  /** What has come back so far. */
  read(): string
  /** All that comes back until the other side ends the connection. */
  untilClosed(): Promise<string>
}

/** Connects to a server of this machine by its address. */
export async function rawConnection(origin: string): Promise<RawConnection> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' })
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  socket.on('error', () => {})
  await new Promise<void>((done) => socket.once('connect', () => done()))
  return { socket, read: () => received, untilClosed: () => closed.then(() => received) }
}

/** Sends these very bytes; gives what comes back until the server closes. */
export async function rawResponse(origin: string, bytes: string): Promise<string> {
  const connection = await rawConnection(origin)
  connection.socket.write(bytes)
  return connection.untilClosed()
}
