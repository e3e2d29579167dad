import { listBranches } from '#contract/branches.ts'
import { listCategories } from '#contract/products.ts'
import { getConfiguration } from '#contract/configuration.ts'
import { resultWithin } from './result-within.ts'
import type { PageContext } from './page-context.ts'
import { selectShellData } from './shell-data.ts'

/** So long the frame of a page waits for the configuration, the branches and the categories. */
export const shellDataWaitMs = 4_000

/**
 * What every page begins with. Without the configuration, or where one of the three has not come in four seconds, the
 * frame stands all the same, in its language and look: without what is missing, with the connection-error dialog
 * (SHELL-13), and `isWhole` false.
 */
export async function loadShellData({ client }: Pick<PageContext, 'client'>) {
  const [configuration, branches, categories] = await Promise.all([
    resultWithin(shellDataWaitMs, client.call(getConfiguration, {})),
    resultWithin(shellDataWaitMs, client.call(listBranches, {})),
    resultWithin(shellDataWaitMs, client.call(listCategories, {})),
  ])
  const isWhole = configuration !== undefined && branches !== undefined && categories !== undefined
  return { ...selectShellData(isWhole ? configuration : null, branches ?? [], categories ?? []), isWhole }
}
