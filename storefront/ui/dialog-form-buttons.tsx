interface Props {
  submit: string
  /** The label of the submit button while the form is being sent. */
  sending: string
  cancel: string
  isSending: boolean
  onCancel: () => void
  /** Why the form could not be sent, shown above the buttons; a form that shows it elsewhere leaves it out. */
  failure?: string | undefined
  /** Whether the form deletes something. */
  isDanger?: boolean
}

/** The foot of a form in a dialog: the failure, and the buttons to cancel and to submit. */
export function DialogFormButtons({ submit, sending, cancel, isSending, onCancel, failure, isDanger = false }: Props) {
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className="button button-quiet" onClick={onCancel} disabled={isSending}>
          {cancel}
        </button>
        <button
          type="submit"
          className={`button ${isDanger ? 'button-danger' : 'button-primary'}`}
          aria-disabled={isSending}
        >
          {isSending ? sending : submit}
        </button>
      </div>
    </>
  )
}
