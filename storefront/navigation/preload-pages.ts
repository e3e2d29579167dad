import { whenIdle } from '../ui/when-idle.ts'
import { preloadedPages } from './preloaded-pages.ts'
import { unloadedFilesOf } from './router-internals.ts'

/**
 * Preloads the code of the likely next pages when the browser is idle, unless the shopper saves data. Navigation to
 * them is faster, and without a connection it ends in the store's own error page, which offers to try again.
 */
export function preloadPages(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!connection?.saveData) preload(Object.values(preloadedPages))
}

/**
 * Preloads one page at a time, so that a press waits for no more than that. A preloaded module stays in the document's
 * module map, where a later import finds it without a connection too. The browser does not fetch a module twice.
 */
function preload([page, ...others]: string[]): void {
  if (page === undefined) return
  whenIdle(() => {
    const files = unloadedFilesOf(page).flatMap(({ module, imports = [] }) => [module, ...imports])
    for (const href of new Set(files)) document.head.append(linkTo(href))
    preload(others)
  })
}

const linkTo = (href: string) =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' })
