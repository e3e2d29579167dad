import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { DialogFormButtons } from '../../../ui/dialog-form-buttons.tsx'

interface Props {
  submit: string
  failure: string | undefined
  isSending: boolean
  onCancel: () => void
}

/** The foot of a form in the dialog of the security page. */
export function TaskButtons(props: Props) {
  const { cancel, sending } = useMessages(securityMessages)
  return <DialogFormButtons cancel={cancel} sending={sending} {...props} />
}
