import { useEffect } from 'react'
import { useChooseBranch } from '../../cart/use-choose-branch.ts'
import { branchDialogMessages } from '../../messages/branch-dialog.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { notify } from '../../ui/notify.ts'

let chosen: number | undefined

/**
 * Gives a function that chooses another branch to buy the product at, and says so (PRODUCT-16). The page then has the
 * prices and the buttons of that branch (`useFocusOnArrival`).
 */
export function useBuyAt(): (branch: { code: number; name: string }) => void {
  const messages = useMessages(branchDialogMessages)
  const choose = useChooseBranch()
  return ({ code, name }) => {
    chosen = code
    // Where products stay in the cart of the other branch, the notification says that instead.
    if (!choose(code)) notify({ id: 'branch', tone: 'success', text: messages.nowAt(name) })
  }
}

/**
 * Moves the focus to the button that adds the product to the cart, once the page shows the branch that `useBuyAt` chose:
 * the pressed button has gone, and what the shopper pressed it for is in view.
 */
export function useFocusOnArrival(branchCode: number): void {
  useEffect(() => {
    if (chosen !== branchCode) return
    chosen = undefined
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-adds-to-cart]')]
    buttons.find((button) => button.getClientRects().length > 0)?.focus()
  }, [branchCode])
}
