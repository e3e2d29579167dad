import type { BranchCart } from '../../cart/cart.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Whether the last change of the cart is saved in the store. */
export function SaveState({ status }: { status: BranchCart['status'] }) {
  const messages = useMessages(cartMessages)
  if (status === 'saving') return <span> · {messages.saving}</span>
  if (status === 'failed') return <span className="font-medium text-warning"> · {messages.notSavedYet}</span>
  return null
}
