import { deferHydration } from '../hydration/defer-hydration.tsx'
import type { Props } from './not-found-page.tsx'

/** What an address shows that leads nowhere: its HTML comes with the page, its code only where somebody is lost. */
export const NotFoundPage = deferHydration<Props>(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))
