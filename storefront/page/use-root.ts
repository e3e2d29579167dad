import { createContext, use } from 'react'
import type { Shop } from './page-context.ts'
import type { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>

/** Set by the root for the whole page. */
export const RootContext = createContext<RootData>(undefined)

/**
 * What every page shares: configuration, branches, categories. The same object from page to page, so that the shell and
 * its parts stay as they are at a step from one to the next; the router's own `useRouteLoaderData` draws whoever asks
 * it anew each time.
 */
export function useRoot(): RootData {
  return use(RootContext)
}

const nameless: Shop = { name: '', legalName: '', rnc: '' }

/** Who runs the store. Nameless only where the page's frame itself could not be loaded. */
export function useShop(): Shop {
  return useRoot()?.shop ?? nameless
}
