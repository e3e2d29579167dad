import { useLocation } from 'react-router'
import { onDemand } from '../hydration/on-demand.tsx'
import { isInMobileApp } from '../mobile-app/mobile-app.ts'
import { compareList } from './compare-list.ts'

const CompareBar = onDemand(() => import('./compare-bar.tsx'))
/** The pages where shoppers choose products: home, the shop, and a product page. */
const productPages = /^\/(shop|products\/[^/]+)?$/

/**
 * Shows the bar of the comparison on the pages where shoppers choose products. Its code is loaded when there is a
 * product to compare. The mobile app has no bar.
 */
export function CompareHost() {
  const codes = compareList.use()
  const { pathname } = useLocation()
  if (codes.length === 0 || !productPages.test(pathname) || isInMobileApp()) return null
  return <CompareBar isNeeded codes={codes} />
}
