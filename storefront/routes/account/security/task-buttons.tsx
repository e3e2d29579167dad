import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'

interface Props {
  submit: string
  failure: string | undefined
  isSending: boolean
  onCancel: () => void
}

/** The foot of a form in the dialog: its failure, and the buttons. */
export function TaskButtons({ submit, failure, isSending, onCancel }: Props) {
  const messages = useMessages(securityMessages)
  return (
    <>
      <p role="alert" className="text-sm text-danger empty:-mb-4">
        {failure}
      </p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {messages.cancel}
        </button>
        <button type="submit" className="button button-primary" aria-disabled={isSending}>
          {isSending ? messages.sending : submit}
        </button>
      </div>
    </>
  )
}
