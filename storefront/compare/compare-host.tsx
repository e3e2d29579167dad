import { useLocation } from 'react-router'
import { onDemand } from '../hydration/on-demand.tsx'
import { isEmbedded } from '../mobile-app/embedded.ts'
import { compared } from './compared.ts'

const CompareBar = onDemand(() => import('./compare-bar.tsx'))
/** Where goods are chosen: home, the shop and a product. */
const shelves = /^\/(shop|products\/[^/]+)?$/

/** The bar of what was chosen to compare, loaded once there is something. The mobile app has none. */
export function CompareHost() {
  const codes = compared.use()
  const { pathname } = useLocation()
  if (codes.length === 0 || !shelves.test(pathname) || isEmbedded()) return null
  return <CompareBar isWanted codes={codes} />
}
