import { Dialog } from '../../ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'

export interface ProofDialogProps {
  isOpen: boolean
  title: string
  onProved: () => void
  onClose: () => void
}

/** The dialog that asks who the customer is before the store does what needs a recent proof (ACCOUNT-23). */
export default function ProofDialog({ isOpen, title, onProved, onClose }: ProofDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small">
      <ProofForm onProved={onProved} onCancel={onClose} />
    </Dialog>
  )
}
