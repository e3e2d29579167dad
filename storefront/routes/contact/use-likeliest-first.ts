import { useEffect, useMemo, useState } from 'react'
import { useKnownPosition } from '../../shell/position.ts'
import { type Branch, useBranch } from '../../shopper/branch.ts'
import { likeliestFirst } from './likeliest-first.ts'

/**
 * The branches in the order of a shopper's likely choice, each with its number in the list and on the map (BRANCH-17). The
 * page in the cache is that of one branch, so its HTML has this order already, but for the distances. Another choice on
 * the page moves nothing below the finger that made it.
 */
export function useLikeliestFirst(branches: readonly Branch[]) {
  const { branchCode, isChosen } = useBranch()
  const here = useKnownPosition(true)
  const [ownCode, setOwn] = useState<number>()
  useEffect(() => {
    if (isChosen) setOwn((before) => before ?? branchCode)
  }, [isChosen, branchCode])
  return useMemo(() => {
    const sorted = likeliestFirst(branches, ownCode ?? branchCode, here)
    return {
      sorted: sorted.map((each, at) => ({ ...each, number: at + 1 })),
      numbers: new Map(sorted.map(({ branch }, at) => [branch.codplace, at + 1])),
    }
  }, [branches, ownCode, branchCode, here])
}

export type ListedBranch = ReturnType<typeof useLikeliestFirst>['sorted'][number]
/** The number of each branch by its code. */
export type BranchNumbers = ReturnType<typeof useLikeliestFirst>['numbers']
