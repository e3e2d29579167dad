import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
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
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        done(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }))
        pipe(body)
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
