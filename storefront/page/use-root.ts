import { createContext, use } from 'react'
import type { Shop } from './page-context.ts'
import type { RootData } from './root-data.ts'

/** Set by the root for the whole page. */
export const RootContext = createContext<RootData | undefined>(undefined)

/**
 * The data that every page shares: configuration, branches, categories. Undefined where the root's loader failed. The
 * object stays the same from page to page, so that the shell is not rendered again at a navigation; the router's own
 * `useRouteLoaderData` renders its component with every step of one.
 */
export function useRoot(): RootData | undefined {
  return use(RootContext)
}

const nameless: Shop = { name: '', legalName: '', rnc: '' }

/** Who runs the store. Nameless only where the root's loader failed. */
export function useShop(): Shop {
  return useRoot()?.shop ?? nameless
}
