import { useId } from 'react'
import { FieldLayout, fieldAttributes } from '../../ui/text-field.tsx'
import { maskCode } from './code-mask.ts'

interface Props {
  label: string
  value: string
  onValue: (code: string) => void
  name: string
  error?: string | undefined
}

/**
 * The field for a code of six digits, with the mask `123-456`. Phones offer the code of a message above the keyboard, and
 * a pasted text keeps its digits.
 */
export function CodeField({ label, value, onValue, name, error }: Props) {
  const id = useId()
  return (
    <FieldLayout id={id} label={label} error={error} isCompact>
      <input
        {...fieldAttributes(id, error)}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="000-000"
        value={value}
        onChange={({ target }) => onValue(maskCode(target.value))}
        className="field text-center text-xl tracking-[0.2em] tabular-nums"
      />
    </FieldLayout>
  )
}
