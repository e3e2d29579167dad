import { useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { deletePartner } from '#contract/partners.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { partnersMessages } from '../../../messages/partners.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Partner } from './partner.ts'

interface Props {
  partner: Partner | undefined
  onRemoved: () => void
  onClose: () => void
  onClosed: () => void
}

/** A dialog that asks before a partner is removed. */
export function RemovePartner({ partner, onRemoved, onClose, onClosed }: Props) {
  const messages = useMessages(partnersMessages)
  const [isRemoving, setRemoving] = useState(false)

  async function remove({ id }: Partner): Promise<void> {
    setRemoving(true)
    try {
      await browserClient.call(deletePartner, { id }).catch(ignoreMissing)
      notify({ id: 'partners', tone: 'success', text: messages.removed })
      onRemoved()
    } catch {
      if (!announceOffline()) notify({ id: 'partners', tone: 'danger', text: messages.unexpected })
    } finally {
      setRemoving(false)
      onClose()
    }
  }

  return (
    <ConfirmDialog
      isOpen={partner !== undefined}
      onClose={onClose}
      onClosed={onClosed}
      onConfirm={() => partner && void remove(partner)}
      title={messages.removeTitle}
      names={partner ? [partner.full_name] : []}
      text={messages.removeText}
      confirm={messages.remove}
      cancel={messages.cancel}
      isDanger
      isBusy={isRemoving}
    />
  )
}

/** A partner that was removed on another device is removed. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof CallFailed) || error.httpStatus !== 404) throw error
}
