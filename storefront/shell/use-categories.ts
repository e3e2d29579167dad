import { useRoot } from '../page/use-root.ts'
import { useBranch } from '../shopper/branch.ts'

/** The categories that the store lists. */
export function useCategories() {
  return useRoot()?.categories ?? []
}

/**
 * The path of the promotions in the footer and the menus: the fixed query of SHELL-6, with the branch of the page.
 */
export function usePromotionsPath(): string {
  const { branchCode } = useBranch()
  return `/shop?page=1&limit=25&order_by=popularity&place=${branchCode}&only_offers=1`
}
