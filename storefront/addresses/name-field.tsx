import { useRef, useState } from 'react'
import { addressFieldMax } from '#domain/addresses/address.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { TextField } from '../ui/text-field.tsx'
import { freeNames } from './free-names.ts'

interface Props {
  initial: string | undefined
  error: string | undefined
  /** The names of the customer's addresses, none of which is suggested; undefined until they are known. */
  namesInUse: readonly string[] | undefined
  /** Whether it is the name of a new address. */
  isNew: boolean
}

/**
 * The name of an address, which is called by its street without one. Below the field of a new one are names that the
 * customer may choose instead (ACCOUNT-91).
 */
export function NameField({ initial = '', error, namesInUse, isNew }: Props) {
  const messages = useMessages(addressFormMessages)
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initial)
  const choose = (chosen: string) => {
    if (!field.current) return
    field.current.value = chosen
    // The form hears of it as of what is typed: it stores its draft, and takes away an error.
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const free = isNew ? freeNames(messages.suggestedNames, namesInUse ?? []) : []
  // One alone is no choice.
  const suggestions = free.length > 1 ? free : []
  return (
    // Where the form is neither narrow nor wide the names stand beside the field.
    <div
      className={`grid min-w-0 content-start gap-2 ${suggestions.length > 0 ? '@min-[26rem]:@max-[34rem]:grid-cols-[minmax(0,1fr)_auto]' : ''}`}
    >
      <TextField
        ref={field}
        name="name"
        defaultValue={initial}
        autoComplete="off"
        error={error}
        maxLength={addressFieldMax.name}
        label={messages.addressName}
        optional={`·\u00A0${messages.optional}`}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      {suggestions.length > 0 && (
        <div
          role="group"
          aria-label={messages.nameSuggestions}
          // Their place is there before it is known which of them are free.
          className={`flex flex-wrap gap-2 @min-[26rem]:@max-[34rem]:mt-6.5 ${namesInUse ? '' : 'invisible'}`}
        >
          {suggestions.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={name.trim() === each}
              className="chip aria-pressed:bg-link-soft aria-pressed:text-link"
              onClick={() => choose(each)}
            >
              {each}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
