import { shopperMessages } from '../messages/shopper.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'

/** The name of a branch by its code, closed branches included, since a cart may be of one. */
export function useBranchName(): (branchCode: number) => string {
  const messages = useMessages(shopperMessages)
  const branches = useRoot()?.branches ?? []
  return (branchCode) =>
    branches.find(({ codplace }) => codplace === branchCode)?.description ?? messages.unknownBranch(branchCode)
}
