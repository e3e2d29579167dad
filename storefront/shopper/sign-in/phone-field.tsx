import { useId, useState } from 'react'
import { phoneFieldMessages } from '../../messages/phone-field.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FieldLayout, fieldAttributes } from '../../ui/text-field.tsx'
import { useDigitMask } from '../../ui/use-digit-mask.ts'
import { type PhoneCountry, countryOf, phoneMask } from './phone-mask.ts'
import { useRoot } from '../../page/use-root.ts'

interface Props {
  label: string
  value: string
  onValue: (value: string) => void
  name: string
  error?: string | undefined
  hint?: string
  /** `tel` for the shopper's own number, which browsers fill in. */
  autoComplete?: string
  /** Less space around the field, for the forms of a dialog. */
  isCompact?: boolean
  isRequired?: boolean
  /** What the key for Enter does, for keyboards that name it. */
  enterKeyHint?: 'next' | 'done'
}

const examples: Record<PhoneCountry, string> = { DO: '+1 (809) 000-0000', US: '+1 (305) 000-0000' }

/**
 * A field for a phone number with a mask (ACCOUNT-14). The country follows the typed area code; until one is complete,
 * it is the chosen one, by default that of the store variant.
 */
export function PhoneField(props: Props) {
  const { label, value, onValue, name, error, hint, autoComplete = 'tel', enterKeyHint } = props
  const { isCompact = true, isRequired = false } = props
  const messages = useMessages(phoneFieldMessages)
  const id = useId()
  const masked = useDigitMask(phoneMask, value, onValue)
  const isVariant = useRoot()?.storeVariant === 'variant'
  const [chosen, setChosen] = useState<PhoneCountry>(isVariant ? 'US' : 'DO')
  const country = countryOf(value) ?? chosen

  return (
    <FieldLayout id={id} label={label} error={error} hint={error ? undefined : hint} isCompact={isCompact}>
      <div className="flex flex-wrap gap-1.5">
        <select
          aria-label={messages.country}
          value={country}
          onChange={({ target }) => setChosen(target.value as PhoneCountry)}
          disabled={countryOf(value) !== undefined}
          className="field w-auto shrink-0 pr-8 pl-2.5"
        >
          {(['DO', 'US'] as const).map((code) => (
            <option key={code} value={code} aria-label={`${code}, ${messages.countries[code]}`}>
              {code}
            </option>
          ))}
        </select>
        <input
          {...masked}
          {...fieldAttributes(id, error, !error && hint !== undefined)}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          name={name}
          required={isRequired}
          enterKeyHint={enterKeyHint}
          value={value}
          placeholder={examples[country]}
          className="field min-w-0 flex-1 basis-36 px-3"
        />
      </div>
    </FieldLayout>
  )
}
