import { filesOf } from './page-code.ts'

/** Where a shopper goes next; any product stands for all. */
const likely = ['/shop', '/products/any', '/cart', '/', '/contact']

/**
 * Fetches the code of the likely next pages when the browser rests, unless somebody saves data. A step to them is
 * quicker, and one without a store ends in our own error with its way on.
 */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(preload)
  else setTimeout(preload, 1_000)
}

/**
 * Kept among the document's modules, where a later import finds it whatever became of the connection. What is there
 * already is not fetched again.
 */
function preload(): void {
  const files = likely.flatMap(filesOf).flatMap(({ module, imports = [] }) => [module, ...imports])
  for (const href of new Set(files))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
    )
}
