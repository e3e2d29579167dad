import { createContext, use } from 'react'
import { firstBranchCode } from '#domain/branches/default-branch.ts'
import type { Shop } from './page-context.ts'
import type { RootData } from './root-data.ts'

/** The data of the root route, which the root provides for the whole page. */
export const RootContext = createContext<RootData | undefined>(undefined)

/**
 * The data that every page shares: configuration, branches, categories. Undefined if the root's loader failed. The
 * object is the same on every page, so a navigation does not render the shell again; the router's own
 * `useRouteLoaderData` would render its component at each step of a navigation.
 */
export function useRoot(): RootData | undefined {
  return use(RootContext)
}

/** The branch of the prices and the stock on the page; branch 1 if the root's loader failed. */
export function useBranchCode(): number {
  return useRoot()?.branchCode ?? firstBranchCode
}

const emptyShop: Shop = { name: '', legalName: '', rnc: '' }

/** The company that runs the store. Its names are empty if the root's loader failed. */
export function useShop(): Shop {
  return useRoot()?.shop ?? emptyShop
}
