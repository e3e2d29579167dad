import type { Block } from '#domain/configuration/buying.ts'
import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'

/** The dialog of a page where buying is switched off (CHECKOUT-1). */
export default function DisabledDialog({ block, onClose }: { block: Block | undefined; onClose: () => void }) {
  const messages = useMessages(cartMessages)
  return (
    <Notice
      isOpen={block !== undefined}
      title={messages.disabledTitle}
      text={block === 'employees' ? messages.disabledEmployee : messages.disabled}
      onClose={onClose}
    />
  )
}

interface NoticeProps {
  isOpen: boolean
  title: string
  text: string
  onClose: () => void
}

/** A dialog that says one thing, with a button to close it. */
export function Notice({ isOpen, title, text, onClose }: NoticeProps) {
  const messages = useMessages(cartMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small">
      <p className="text-muted">{text}</p>
      <button type="button" className="button button-primary mt-6 w-full" onClick={onClose}>
        {messages.ok}
      </button>
    </Dialog>
  )
}
