import { accountDataMessages } from '../../../messages/account-data.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProofForm } from '../passkeys/proof-form.tsx'

interface Props {
  isOpen: boolean
  onProved: () => void
  onClose: () => void
}

/** The dialog that asks who the customer is before their data are downloaded (ACCOUNT-56). */
export default function ExportProof({ isOpen, onProved, onClose }: Props) {
  const messages = useMessages(accountDataMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.exportName} size="small">
      <ProofForm onProved={onProved} onCancel={onClose} />
    </Dialog>
  )
}
