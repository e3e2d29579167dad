import { useState } from 'react'
import { devicesMessages } from '../../../messages/devices.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { rowButton } from './device-row.tsx'

interface Props {
  text: string
  /** Whether it is the button of a row, which is quieter than one for the whole list. */
  isInRow?: boolean
  /** The name of the button, where its text alone does not say which devices it signs out. */
  name?: string
  /** The question before it does. */
  title: string
  end: () => Promise<{ ended: number }>
  onEnded: () => void
  /** The devices could not be signed out: what the page shows may be old. */
  onStale: () => void
}

/** A button that signs several devices out, after a question. */
export function EndSeveral({ text, isInRow = false, name, title, end, onEnded, onStale }: Props) {
  const messages = useMessages(devicesMessages)
  const [isConfirming, setConfirming] = useState(false)

  async function confirm(): Promise<void> {
    setConfirming(false)
    await end().then(
      ({ ended }) => {
        notify({ id: 'devices', tone: 'success', text: messages.endedOthers(ended) })
        onEnded()
      },
      () => {
        if (!announceOffline()) notify({ id: 'devices', tone: 'danger', text: messages.unexpected })
        onStale()
      },
    )
  }

  return (
    <>
      <button
        type="button"
        className={isInRow ? rowButton : 'button button-quiet ml-auto'}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        {text}
      </button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void confirm()}
        title={title}
        text={() => messages.endOthersText}
        confirm={messages.end}
        cancel={messages.keep}
        isDanger
      />
    </>
  )
}
