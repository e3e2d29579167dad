import { formMessages } from '../messages/form.ts'
import { useMessages } from '../messages/use-messages.ts'

interface Props {
  failure: string | undefined
  /** The errors of the form's fields, which stand beside them. */
  errors: Readonly<Record<string, string>>
  className?: string
}

/** Why a form could not be sent: what the store said, or how many fields have errors. */
export function FormFailure({ failure, errors, className = 'not-empty:mt-4' }: Props) {
  const messages = useMessages(formMessages)
  const count = Object.keys(errors).length
  return (
    <p role="alert" className={`text-sm font-medium text-danger ${className}`}>
      {failure ?? (count > 0 ? messages.fixFields(count) : '')}
    </p>
  )
}
