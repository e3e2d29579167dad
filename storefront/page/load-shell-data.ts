import { listBranches } from '#contract/branches.ts'
import { listCategories } from '#contract/products.ts'
import { getConfiguration } from '#contract/configuration.ts'
import { resultWithin } from './result-within.ts'
import type { PageContext } from './page-context.ts'
import { selectShellData } from './shell-data.ts'

/** The longest that a page waits for the configuration, the branches and the categories. */
export const shellDataWaitMs = 4_000

/**
 * Loads the data of the shell. If one of the three calls fails or takes longer than four seconds, `isWhole` is false,
 * and the shell is shown without a configuration and with the connection-error dialog (SHELL-13).
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
