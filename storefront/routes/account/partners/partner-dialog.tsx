import { useState } from 'react'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { partnersMessages } from '../../../messages/partners.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import type { Partner } from './partner.ts'

const PartnerForm = onDemand(
  () => import('./partner-form.tsx'),
  ({ onCancel }) => notifyNotOpened(onCancel),
)

interface Props {
  /** The partner to edit, or a new one; undefined while the dialog is closed. */
  edited: Partner | 'new' | undefined
  /** The customer has no partner yet: the new one becomes the default. */
  isFirst: boolean
  onSaved: () => void
  onClose: () => void
  onClosed: () => void
}

/** The dialog with the form of a partner, whose code is loaded when it is first opened. */
export function PartnerDialog({ edited, isFirst, onSaved, onClose, onClosed }: Props) {
  const messages = useMessages(partnersMessages)
  const [isSaving, setSaving] = useState(false)
  const partner = edited === 'new' ? undefined : edited
  return (
    <Dialog
      isOpen={edited !== undefined}
      onClose={onClose}
      onClosed={onClosed}
      title={partner ? messages.editTitle : messages.addTitle}
      isPrevented={isSaving}
    >
      <PartnerForm
        key={partner?.id}
        isNeeded
        meanwhile={
          <LoadingRegion>
            <div className="skeleton h-85" />
          </LoadingRegion>
        }
        partner={partner}
        canBecomeDefault={!isFirst && !partner?.default}
        onSaving={setSaving}
        onSaved={() => {
          onSaved()
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
