import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A dialog that asks before lines are removed from the cart. Its code is loaded when it opens. */
export default function ConfirmRemove({
  names,
  onConfirm,
  onClose,
}: {
  names: readonly string[]
  onConfirm: () => void
  onClose: () => void
}) {
  const messages = useMessages(cartMessages)
  return (
    <ConfirmDialog
      isOpen={names.length > 0}
      onClose={onClose}
      onConfirm={onConfirm}
      title={messages.confirmTitle}
      names={names}
      text={(shown) => messages.confirmText(shown, names.length)}
      confirm={messages.remove}
      cancel={messages.keep}
      isDanger
    />
  )
}
