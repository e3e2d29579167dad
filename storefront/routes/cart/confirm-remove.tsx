import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'

/** Asks before products leave the cart. */
export function ConfirmRemove({
  names,
  onConfirm,
  onClose,
}: {
  names: readonly string[]
  onConfirm: () => void
  onClose: () => void
}) {
  const words = useWords(cartWords)
  return (
    <ConfirmDialog
      isOpen={names.length > 0}
      onClose={onClose}
      onConfirm={onConfirm}
      title={words.confirmTitle}
      names={names}
      text={(shown) => words.confirmText(shown, names.length)}
      confirm={words.remove}
      cancel={words.keep}
      isDanger
    />
  )
}
