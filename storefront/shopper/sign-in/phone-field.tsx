import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FieldLayout, fieldAttributes } from '../../ui/text-field.tsx'
import { type PhoneCountry, caretBehind, countryOf, nationalDigits, remaskPhone } from './phone-mask.ts'
import { useRoot } from '../../page/use-root.ts'

interface Props {
  label: string
  value: string
  onValue: (value: string) => void
  name: string
  error?: string | undefined
  /** Less space around the field, for the forms of a dialog. */
  isCompact?: boolean
}

const examples: Record<PhoneCountry, string> = { DO: '+1 (809) 000-0000', US: '+1 (305) 000-0000' }

/**
 * A field for a phone number with a mask (ACCOUNT-14). The country follows the typed area code; until one is complete,
 * it is the chosen one, by default that of the store variant.
 */
export function PhoneField({ label, value, onValue, name, error, isCompact = true }: Props) {
  const messages = useMessages(signInMessages)
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const isVariant = useRoot()?.storeVariant === 'variant'
  const [chosen, setChosen] = useState<PhoneCountry>(isVariant ? 'US' : 'DO')
  const country = countryOf(value) ?? chosen

  useLayoutEffect(() => {
    if (caret.current !== undefined) ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isBackspace = (nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const next = remaskPhone(value, target.value, isBackspace)
    const before = nationalDigits(target.value.slice(0, target.selectionStart ?? target.value.length))
    const isAtEnd = target.selectionStart === target.value.length
    caret.current = isAtEnd ? next.length : caretBehind(next, before.length)
    onValue(next)
  }

  return (
    <FieldLayout id={id} label={label} error={error} isCompact={isCompact}>
      <div className="flex gap-1.5">
        <select
          aria-label={messages.country}
          value={country}
          onChange={({ target }) => setChosen(target.value as PhoneCountry)}
          disabled={countryOf(value) !== undefined}
          className="field w-auto shrink-0 pr-8 pl-2.5"
        >
          {(['DO', 'US'] as const).map((code) => (
            <option key={code} value={code} aria-label={messages.countries[code]}>
              {code}
            </option>
          ))}
        </select>
        <input
          ref={ref}
          {...fieldAttributes(id, error)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          name={name}
          value={value}
          onChange={change}
          placeholder={examples[country]}
          className="field min-w-0 px-3"
        />
      </div>
    </FieldLayout>
  )
}
