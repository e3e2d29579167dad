import type { RootData } from '../../page/root-data.ts'
import { useRoot } from '../../page/use-root.ts'

/** The branch of an order. The page's list contains closed branches too, since orders may name one. */
export function useBranchOf(codplace: number): RootData['branches'][number] | undefined {
  return useRoot()?.branches.find((branch) => branch.codplace === codplace)
}
