import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'

/** The name of a branch by its code, closed ones included: a cart may be left in one. */
export function useBranchName(): (branchCode: number) => string {
  const words = useWords(cartWords)
  const branches = useRouteLoaderData<typeof loader>('root')?.branches ?? []
  return (branchCode) =>
    branches.find(({ codplace }) => codplace === branchCode)?.description ?? words.unknownBranch(branchCode)
}
