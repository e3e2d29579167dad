import { branchDialogMessages } from '../messages/branch-dialog.ts'
import { useMessages } from '../messages/use-messages.ts'
import { chooseBranch, useBranch } from '../shopper/branch.ts'
import { notify } from '../ui/notify.ts'
import { useCarts } from './cart-store.ts'

/**
 * Gives a function that chooses a branch, and says where the products of the cart stay (BRANCH-8). It returns whether there
 * was something to say.
 */
export function useChooseBranch(): (branchCode: number) => boolean {
  const messages = useMessages(branchDialogMessages)
  const { branch: own } = useBranch()
  const { carts } = useCarts()
  return (branchCode) => {
    const lineCount = (own && carts.get(own.codplace)?.lines.length) ?? 0
    const isLeft = own !== undefined && lineCount > 0 && branchCode !== own.codplace
    if (isLeft)
      notify({
        id: 'branch',
        tone: 'success',
        text: messages.cartStayed(lineCount, own.description),
        link: { label: messages.cartOf(own.description), path: '/cart' },
      })
    chooseBranch(branchCode)
    return isLeft
  }
}
