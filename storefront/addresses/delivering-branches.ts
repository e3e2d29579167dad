import { useRoot } from '../page/use-root.ts'
import type { BranchDelivery } from './use-deliverability.ts'

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

/** Whether enough branches deliver to a place: each of them where all are needed, else one. */
export function isDelivered({ areAllNeeded }: DeliveringBranches, deliveries: readonly BranchDelivery[]): boolean {
  return areAllNeeded
    ? deliveries.every(({ isAvailable }) => isAvailable)
    : deliveries.some(({ isAvailable }) => isAvailable)
}
