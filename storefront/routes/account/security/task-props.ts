export interface TaskProps {
  onDone: () => void
  onCancel: () => void
  /** Called where the change needs a proof of who the customer is first (ACCOUNT-23). */
  onProofNeeded: () => void
}
