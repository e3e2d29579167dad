import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldLayoutProps {
  id: string
  label: string
  /** A text after the label of a field that may stay empty, such as `· optional`. */
  optional?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Less space around the field, for the forms of a dialog. */
  isCompact?: boolean | undefined
  /** For assistive technology alone: what stands around the field says it too. */
  isLabelHidden?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A field with its label above it, and a hint and its error below it. */
export function FieldLayout({
  id,
  label,
  optional,
  hint,
  error,
  isCompact,
  isLabelHidden,
  className = '',
  children,
}: FieldLayoutProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : `block text-sm font-semibold ${isCompact ? 'mb-1' : 'mb-1.5'}`}
      >
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className={isCompact ? 'mt-1' : 'mt-1.5 text-sm wrap-anywhere text-muted'}>
          {hint}
        </div>
      )}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={`text-sm text-danger ${isCompact ? 'not-empty:mt-1' : 'font-medium not-empty:mt-1.5'}`}
      >
        {error}
      </p>
    </div>
  )
}

/** The attributes that connect a field with its label, its hint and its error. */
export function fieldAttributes(id: string, error: string | undefined, hasHint = false) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hasHint ? `${id}-hint ${id}-error` : `${id}-error`,
  }
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & Omit<FieldLayoutProps, 'id' | 'children'>

/** One line of text with its label, hint and error. An error takes the place of the hint. */
export function TextField({ label, optional, hint, error, isCompact, className, ...input }: TextFieldProps) {
  const id = useId()
  const shownHint = error ? undefined : hint
  return (
    <FieldLayout {...{ id, label, optional, error, isCompact, className }} hint={shownHint}>
      <input {...fieldAttributes(id, error, Boolean(shownHint))} className="field" {...input} />
    </FieldLayout>
  )
}
