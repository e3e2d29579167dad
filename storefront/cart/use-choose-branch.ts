import { branchDialogMessages } from '../messages/branch-dialog.ts'
import { useMessages } from '../messages/use-messages.ts'
import { chooseBranch, useBranch } from '../shopper/branch.ts'
import { notify } from '../ui/notify.ts'
import { announceOffline } from '../ui/offline.ts'
import { useCarts } from './cart-store.ts'
import type { Move } from './move-cart.ts'

const cartPath = '/cart'

/** The code of a move is loaded with the first one. */
export const moveCartOnDemand = (move: Move): Promise<unknown> =>
  import('./move-cart.ts').then(({ moveCart }) => moveCart(move), announceOffline)

/**
 * Gives a function that chooses a branch, says where the products of the cart stay, and offers to move them (BRANCH-8). It
 * returns whether there was something to say.
 */
export function useChooseBranch(): (branchCode: number) => boolean {
  const messages = useMessages(branchDialogMessages)
  const { branch: own, branches } = useBranch()
  const { carts } = useCarts()
  const nameOf = (code: number) => branches.find(({ codplace }) => codplace === code)?.description ?? ''
  return (branchCode) => {
    const lineCount = (own && carts.get(own.codplace)?.lines.length) ?? 0
    const isLeft = own !== undefined && lineCount > 0 && branchCode !== own.codplace
    if (isLeft)
      notify({
        id: 'branch',
        tone: 'success',
        text: messages.nowAt(nameOf(branchCode)),
        detail: messages.cartStayed(lineCount, own.description),
        action: {
          label: messages.moveHere,
          run: () => void moveCartOnDemand({ from: own.codplace, to: branchCode, toName: nameOf(branchCode) }),
        },
        // There the cart that stays behind is in view.
        ...(window.location.pathname !== cartPath && {
          link: { label: messages.cartOf(own.description), path: cartPath },
        }),
      })
    chooseBranch(branchCode)
    return isLeft
  }
}
