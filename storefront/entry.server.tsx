import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter, isRouteErrorResponse } from 'react-router'
import { InlineScriptsContext } from './hydration/inline-scripts.tsx'
import { dataScripts } from './navigation/router-internals.ts'
import { pageContext } from './page/page-context.ts'
import { PageResponse } from './page/page-response.ts'

// The server sets the context of a page under this key; it has to be the very object of this bundle.
export { pageContext }

const abortAfterMs = 10_000

/** Reports the failure of a loader or of the router. Without this the router would write the bare stack to the log. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(pageContext).report(isRouteErrorResponse(error) ? ((error as { error?: unknown }).error ?? error) : error)
}

/**
 * Renders a page to its end before the first byte is sent: a page is cached as bytes, and its content security policy
 * names the hashes of its inline scripts. The components that write a script report its text, so that the policy does
 * not allow a script that got into the HTML in another way.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { report } = loadContext.get(pageContext)
  const scripts = new Set<string>()
  const addScript = (text: string) => void scripts.add(text)
  const page = () => (
    <InlineScriptsContext value={addScript}>
      <ServerRouter context={context} url={request.url} />
    </InlineScriptsContext>
  )
  const { html, hasFailed } = renderAtOnce(page()) ?? (await renderInTime(page(), report))
  const loaded =
    serverHandoffStream && context.renderMeta?.didRenderScripts
      ? dataScripts(await text(serverHandoffStream as never))
      : []
  const body = html.indexOf('</head>')
  const end = html.lastIndexOf('</body>')
  headers.set('content-type', 'text/html; charset=utf-8')
  return new PageResponse(
    {
      parts: [`<!DOCTYPE html>${html.slice(0, body)}`, html.slice(body, end), inBoundaries(loaded), html.slice(end)],
      scripts: [...scripts, ...loaded],
    },
    { status: hasFailed ? 500 : status, headers },
  )
}

interface Rendered {
  /** Without the doctype, which not every way of rendering writes. */
  html: string
  hasFailed: boolean
}

/** React's marker of a part that it could not render and that the browser has to render. */
const missingPart = '<!--$!-->'

/**
 * The page as one text, which costs the least. Undefined where rendering has to wait for a part of it, such as code that
 * is used for the first time, and where rendering fails: `renderInTime` then waits, or reports the failure.
 */
function renderAtOnce(page: ReactNode): Rendered | undefined {
  try {
    const html = renderToString(page)
    return html.includes(missingPart) ? undefined : { html, hasFailed: false }
  } catch {
    return undefined
  }
}

function renderInTime(page: ReactNode, report: (error: unknown) => void): Promise<Rendered> {
  return new Promise((done, failed) => {
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        const chunks: Buffer[] = []
        const whole = new Writable({
          write(chunk: Buffer, _encoding, next) {
            chunks.push(Buffer.from(chunk)) // React fills the same memory again
            next()
          },
          final(next) {
            done({
              html: Buffer.concat(chunks)
                .toString()
                .replace(/^<!DOCTYPE html>/, ''),
              hasFailed,
            })
            next()
          },
        })
        pipe(whole)
      },
      onShellError: failed,
      onError(error) {
        hasFailed = true
        report(error)
      },
    })
    const timer = setTimeout(abort, abortAfterMs)
  })
}

const inBoundaries = (texts: readonly string[]) =>
  texts.length > 0 ? `${texts.map((script) => `<!--$--><script>${script}</script>`).join('')}<!--/$--><!--/$-->` : ''
