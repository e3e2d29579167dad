import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

// The server puts its request's facts under this key; it has to be the very object of this bundle.
export { pageContext } from './page-context.ts'

const abortAfterMs = 10_000

/**
 * Renders a page to its end before the first byte leaves: a page is kept as bytes, and its content security policy names the
 * hashes of its inline scripts.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((done, failed) => {
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        headers.set('content-type', 'text/html; charset=utf-8')
        const chunks: Buffer[] = []
        const whole = new Writable({
          write(chunk: Buffer, _encoding, next) {
            chunks.push(Buffer.from(chunk)) // React fills the same memory again
            next()
          },
          final(next) {
            done(new Response(Buffer.concat(chunks), { status: finalStatus, headers }))
            next()
          },
        })
        pipe(whole)
      },
      onShellError: failed,
      onError(error) {
        finalStatus = 500
        console.error(error)
      },
    })
    const timer = setTimeout(abort, abortAfterMs)
  })
}
