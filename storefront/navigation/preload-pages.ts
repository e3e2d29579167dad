import { preloadedPages } from './preloaded-pages.ts'
import { unloadedFilesOf } from './router-internals.ts'

/**
 * Preloads the code of the likely next pages when the browser is idle, unless the shopper saves data. Navigation to
 * them is faster, and without a connection it ends in the store's own error page, which offers to try again.
 */
export function preloadPages(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(preload)
  else setTimeout(preload, 1_000)
}

/**
 * A preloaded module stays in the document's module map, where a later import finds it without a connection too. The
 * browser does not fetch a module twice.
 */
function preload(): void {
  const files = Object.values(preloadedPages)
    .flatMap(unloadedFilesOf)
    .flatMap(({ module, imports = [] }) => [module, ...imports])
  for (const href of new Set(files))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
    )
}
