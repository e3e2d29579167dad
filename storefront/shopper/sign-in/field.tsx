import { type ComponentProps, type ReactNode, useId } from 'react'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface FrameProps {
  id: string
  label: string
  isOptional?: boolean
  error?: string | undefined
  hint?: ReactNode
  children: ReactNode
  className?: string
}

/** A field's label above it, what is wrong or helpful below it. */
export function FieldFrame({ id, label, isOptional = false, error, hint, children, className = '' }: FrameProps) {
  const messages = useMessages(signInMessages)
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label} {isOptional && <span className="font-normal text-muted">({messages.optional})</span>}
      </label>
      {children}
      {hint}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** What ties a field to its error for a screen reader. */
export function errorOf(id: string, error: string | undefined) {
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined }
}

interface TextProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  error?: string | undefined
  isOptional?: boolean
}

/** One line of text with its label and error. */
export function TextField({ label, error, isOptional, className = '', ...input }: TextProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional ?? false} error={error} className={className}>
      <input {...input} {...errorOf(id, error)} className="field" />
    </FieldFrame>
  )
}
