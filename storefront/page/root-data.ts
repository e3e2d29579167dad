import { loadShellData } from './load-shell-data.ts'
import type { PageContext } from './page-context.ts'

/**
 * The data of the root route: the fields that the shell shows, and the values that a page depends on beside its path
 * (language, branch, store variant). `isWhole` is false if the configuration, the branches or the categories could not
 * be loaded: then the page must not be cached.
 */
export async function loadRootData({ client, language, branchCode, storeVariant, shop, publicUrl, map }: PageContext) {
  const { isWhole, ...shell } = await loadShellData({ client })
  return { isWhole, data: { language, branchCode, storeVariant, shop, publicUrl, map, ...shell } }
}

export type RootData = Awaited<ReturnType<typeof loadRootData>>['data']
