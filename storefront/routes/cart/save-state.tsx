import type { BranchCart } from '../../cart/cart-state.ts'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'

/** Whether the store has heard of the last change. Its line is always there, so nothing moves. */
export function SaveState({ status }: { status: BranchCart['status'] }) {
  const words = useWords(cartWords)
  return (
    <p className={`min-h-5 ${status === 'failed' ? 'text-warning' : ''}`}>
      {status === 'saving' && words.saving}
      {status === 'failed' && words.notSavedYet}
    </p>
  )
}
