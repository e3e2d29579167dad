import { loadShellData } from './load-shell-data.ts'
import type { PageContext } from './page-context.ts'

/**
 * The data of the root route: what the shell around every page shows, and what a page depends on beside its path
 * (language, branch, store variant). `isWhole` is false where the configuration, the branches or the categories are
 * missing: such a page must not be cached for the next shopper.
 */
export async function loadRootData({ client, language, branchCode, storeVariant, shop, publicUrl, map }: PageContext) {
  const { isWhole, ...shell } = await loadShellData({ client })
  return { isWhole, data: { language, branchCode, storeVariant, shop, publicUrl, map, ...shell } }
}

export type RootData = Awaited<ReturnType<typeof loadRootData>>['data']
