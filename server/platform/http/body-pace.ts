import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a request's body may take to arrive. */
export interface BodyPace {
  /** The time for the whole body of a request that is no upload. */
  wholeMs: number
  /**
   * An upload may take as long as its size requires; it ends where fewer than `windowBytes` arrive within `windowMs`.
   */
  windowMs: number
  windowBytes: number
}

export const bodyPace: BodyPace = { wholeMs: 30_000, windowMs: 10_000, windowBytes: 80_000 }
const samplesPerWindow = 10

/**
 * Ends a request whose body arrives too slowly, with 408 where no response was sent yet. So a client that sends one
 * byte at a time occupies a socket only for this long. It never occupies a connection to the database, since the body
 * is read before one is taken.
 */
export function boundBody(request: IncomingMessage, response: ServerResponse, pace: BodyPace): void {
  if (request.headers['transfer-encoding'] === undefined && !Number(request.headers['content-length'] ?? 0)) return
  const isUpload = request.headers['content-type']?.startsWith('multipart/form-data') ?? false
  const timer = isUpload
    ? setInterval(watchPace(request, pace, end), pace.windowMs / samplesPerWindow)
    : setTimeout(() => request.complete || end(), pace.wholeMs)
  timer.unref()
  const rest = () => clearTimeout(timer)
  request.once('end', rest)
  request.once('close', rest)

  function end(): void {
    rest()
    if (response.headersSent) return void request.destroy()
    response.writeHead(408, { connection: 'close', 'content-length': 0 })
    response.end(() => request.destroy())
  }
}

function watchPace(request: IncomingMessage, { windowBytes }: BodyPace, end: () => void): () => void {
  const { socket } = request
  const samples = [socket.bytesRead]
  return () => {
    if (request.complete) return
    samples.push(socket.bytesRead)
    if (samples.length <= samplesPerWindow) return
    const before = samples.shift() as number
    if (socket.bytesRead - before < windowBytes) end()
  }
}
