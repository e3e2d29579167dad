import { type ComponentProps, useId } from 'react'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props extends ComponentProps<'input'> {
  label: string
  hint?: string
  error?: string | undefined
  isOptional?: boolean
}

/** A labelled field with its hint and, beside it, what is wrong with it. */
export function TextField({ label, hint, error, isOptional = false, className = '', ...input }: Props) {
  const messages = useMessages(checkoutMessages)
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> · {messages.optional}</span>}
      </label>
      <input
        id={id}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        {...input}
      />
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** What is wrong with a field; announced as it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-sm font-medium text-danger not-empty:mt-1.5">
      {error}
    </p>
  )
}
