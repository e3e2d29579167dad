import { type ClipboardEvent, useEffect, useId, useRef } from 'react'
import { FieldLayout, fieldAttributes } from '../../ui/text-field.tsx'
import { isWholeCode, maskCode } from './code-mask.ts'

interface Props {
  label: string
  value: string
  onValue: (code: string) => void
  name: string
  error?: string | undefined
}

/**
 * The field for a code of six digits, with the mask `123-456`. Phones offer the code of a message above the keyboard, and
 * a pasted text keeps its digits. A whole code that is pasted takes the place of what was typed; a wrong one is selected,
 * so that the next one takes its place.
 */
export function CodeField({ label, value, onValue, name, error }: Props) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (error) ref.current?.select()
  }, [error])

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text')
    if (!isWholeCode(text)) return
    event.preventDefault()
    onValue(maskCode(text))
  }

  return (
    <FieldLayout id={id} label={label} error={error} isCompact>
      <input
        {...fieldAttributes(id, error)}
        ref={ref}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="000-000"
        value={value}
        onChange={({ target }) => onValue(maskCode(target.value))}
        onPaste={paste}
        className="field text-center text-xl tracking-[0.2em] tabular-nums max-[17rem]:px-1 max-[17rem]:tracking-normal"
      />
    </FieldLayout>
  )
}
