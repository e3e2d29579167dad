import { unloadedFilesOf } from './router-internals.ts'

/** Longer than a slow store takes to respond. */
const responseMs = 15_000

/**
 * Loads the code of a page; false where it does not arrive. The router would load the document anew for a file that does
 * not arrive, which without a store or a connection ends in the browser's own error page.
 */
export function loadPageCode(page: string): Promise<boolean> {
  const files = unloadedFilesOf(page).map(({ module }) => import(/* @vite-ignore */ module))
  return Promise.race([
    Promise.all(files).then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, responseMs, false)),
  ]).catch(() => false)
}

/** Whether the store responds to a request for a URL. */
export async function doesStoreRespond(url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(responseMs) }).catch(() => undefined)
  // A proxy in front of a store that is down responds with a status of 500 or above.
  return response !== undefined && response.status < 500
}
