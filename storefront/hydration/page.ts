import { type FunctionComponent, memo } from 'react'

/**
 * A page that is drawn from its loader's data alone, and again for other data alone: the router hands it new properties
 * with every step of a navigation, the first of which, while the next page is fetched, is the one to another page.
 */
export function page<P extends { loaderData: unknown }>(Page: FunctionComponent<P>): FunctionComponent<P> {
  return memo(Page, (before, now) => before.loaderData === now.loaderData) as unknown as FunctionComponent<P>
}
