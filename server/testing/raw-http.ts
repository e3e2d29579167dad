import { type Socket, connect } from 'node:net'

/** A connection on which a test writes any bytes and reads the response. */
export interface RawConnection {
  socket: Socket
  /** The bytes received so far. */
  read(): string
  /** All bytes until the server closes the connection. */
  untilClosed(): Promise<string>
}

/** Connects to a server of this machine by its origin. */
export async function rawConnection(origin: string): Promise<RawConnection> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' })
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  socket.on('error', () => {})
  await new Promise<void>((done) => socket.once('connect', () => done()))
  return { socket, read: () => received, untilClosed: () => closed.then(() => received) }
}

/** Sends exactly these bytes; gives the bytes received until the server closes the connection. */
export async function rawResponse(origin: string, bytes: string): Promise<string> {
  const connection = await rawConnection(origin)
  connection.socket.write(bytes)
  return connection.untilClosed()
}
