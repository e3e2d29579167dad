import { useLocation } from 'react-router'
import { onDemand } from '../hydration/on-demand.tsx'
import { isInMobileApp } from '../mobile-app/mobile-app.ts'
import { compareList } from './compare-list.ts'

const CompareBar = onDemand(() => import('./compare-bar.tsx'))
/** Where goods are chosen: home, the shop and a product. */
const shelves = /^\/(shop|products\/[^/]+)?$/

/** The bar of what was chosen to compare, loaded once there is something. The mobile app has none. */
export function CompareHost() {
  const codes = compareList.use()
  const { pathname } = useLocation()
  if (codes.length === 0 || !shelves.test(pathname) || isInMobileApp()) return null
  return <CompareBar isNeeded codes={codes} />
}
