import { deferHydration } from '../hydration/defer-hydration.tsx'
import type { Props } from './not-found-page.tsx'

/**
 * The page of a URL that does not exist. Its HTML comes with the page; its code is a chunk of its own, which other
 * pages do not load.
 */
export const NotFoundPage = deferHydration<Props>(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))
