import { type FunctionComponent, memo } from 'react'

/**
 * A page that renders again for other loader data alone. The router gives a page new props at every step of a navigation:
 * without this, clicking a link would first render the page that is being left.
 */
export function memoPage<P extends { loaderData: unknown }>(Page: FunctionComponent<P>): FunctionComponent<P> {
  return memo(Page, (before, now) => before.loaderData === now.loaderData) as unknown as FunctionComponent<P>
}
