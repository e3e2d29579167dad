import { useEffect, useRef, useState } from 'react'
import { passkeysMessages } from '../../../messages/passkeys.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { formatDay, formatMoment } from '../dates.ts'
import type { Passkey } from './passkey-task.ts'
import { RenamePasskey } from './rename-passkey.tsx'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'

interface Props {
  passkey: Passkey
  onDelete: () => void
  /** The passkey has another name. */
  onRenamed: (passkey: Passkey) => void
}

/** A passkey in the list of the account. Its name becomes a field on the spot. */
export function PasskeyRow({ passkey, onDelete, onRenamed }: Props) {
  const messages = useMessages(passkeysMessages)
  const language = useLanguage()
  const { isRenaming, begin, end, button } = useRenaming()
  const { name, created_at: createdAt, last_used_at: lastUsedAt } = passkey
  if (isRenaming) {
    const renamed = (changed: Passkey) => {
      onRenamed(changed)
      end()
    }
    return (
      <li className="py-4">
        <RenamePasskey passkey={passkey} onRenamed={renamed} onCancel={end} />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <PersonalIcon name="key-round" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {lastUsedAt ? messages.lastUsed(formatMoment(lastUsedAt, language)) : messages.neverUsed}
        </p>
        <p className="text-sm text-muted">{messages.created(formatDay(createdAt, language))}</p>
      </div>
      <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
        <button
          ref={button}
          type="button"
          className="button button-quiet"
          aria-label={messages.renameNamed(name)}
          onClick={begin}
        >
          {messages.rename}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={messages.deleteNamed(name)}
          aria-haspopup="dialog"
          onClick={onDelete}
        >
          {messages.delete}
        </button>
      </div>
    </li>
  )
}

/** Whether the name is a field now. The button that opened the field gets the focus back when it is gone. */
function useRenaming() {
  const [isRenaming, setRenaming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasRenaming = useRef(false)
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) button.current?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  return { isRenaming, begin: () => setRenaming(true), end: () => setRenaming(false), button }
}
