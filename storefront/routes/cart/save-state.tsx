import type { BranchCart } from '../../cart/cart-state.ts'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'

/** Whether the store has heard of the last change. */
export function SaveState({ status }: { status: BranchCart['status'] }) {
  const words = useWords(cartWords)
  if (status === 'saving') return <span> · {words.saving}</span>
  if (status === 'failed') return <span className="font-medium text-warning"> · {words.notSavedYet}</span>
  return null
}
