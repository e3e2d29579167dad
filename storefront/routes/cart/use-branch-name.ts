import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The name of a branch by its code, closed ones included: a cart may be left in one. */
export function useBranchName(): (branchCode: number) => string {
  const messages = useMessages(cartMessages)
  const branches = useRouteLoaderData<typeof loader>('root')?.branches ?? []
  return (branchCode) =>
    branches.find(({ codplace }) => codplace === branchCode)?.description ?? messages.unknownBranch(branchCode)
}
