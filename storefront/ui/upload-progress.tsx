import { uploadMessages } from '../messages/upload.ts'
import { useMessages } from '../messages/use-messages.ts'

interface Props {
  /** The sent part, from 0 to 1; undefined while nothing is sent. */
  part: number | undefined
  onCancel: () => void
}

/** How far an upload has come, with a button that cancels it. The store still has work once all is sent. */
export function UploadProgress({ part, onCancel }: Props) {
  const messages = useMessages(uploadMessages)
  if (part === undefined) return null
  const percent = Math.round(part * 100)
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p role="status" className="mb-1.5 text-sm text-muted">
          {part < 1 ? messages.sending : messages.checking}
        </p>
        <progress
          className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          max={100}
          value={percent}
          aria-label={messages.sending}
        />
      </div>
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {messages.cancel}
      </button>
    </div>
  )
}
