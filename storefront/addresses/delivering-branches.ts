import { useRoot } from '../page/use-root.ts'

/** The branches whose deliveries matter for an address. */
export interface DeliveringBranches {
  codes: readonly number[]
  /** Whether each of them has to deliver there, as for an order of all of them; otherwise one is enough. */
  areAllNeeded: boolean
}

/** All open branches, of which one has to deliver to an address. */
export function useOpenBranches(): DeliveringBranches {
  const branches = useRoot()?.branches ?? []
  return { codes: branches.filter(({ active }) => active).map(({ codplace }) => codplace), areAllNeeded: false }
}
