import { useId, useState } from 'react'
import { profileMessages } from '../../../messages/profile.ts'
import { useMessages } from '../../../messages/use-messages.ts'

interface Props {
  /** A day such as `1990-05-31`, as it is typed also one that does not exist; empty for none. */
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

const parts = [
  { name: 'day', digits: 2, width: 'w-16' },
  { name: 'month', digits: 2, width: 'w-16' },
  { name: 'year', digits: 4, width: 'w-22' },
] as const

type Typed = Record<(typeof parts)[number]['name'], string>

/**
 * A date of birth in three fields: a date that everybody knows is written faster than it is found in a calendar, and its
 * order is that of the labels, whatever the browser's own language is.
 */
export function BirthDateField({ value, error, onValue }: Props) {
  const messages = useMessages(profileMessages)
  const id = useId()
  const [typed, setTyped] = useState(() => partsOf(value))
  const isIncomplete = parts.some(({ name }) => typed[name] === '')
  function write(name: keyof Typed, text: string): void {
    const next = { ...typed, [name]: text.replace(/\D/g, '') }
    setTyped(next)
    onValue(dayOf(next))
  }
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={`${id}-error`}>
      <legend className="text-sm font-semibold">
        {messages.dateOfBirth} <span className="font-normal text-muted">{messages.optional}</span>
      </legend>
      <div className="mt-1 flex flex-wrap gap-3">
        {parts.map(({ name, digits, width }) => (
          <label key={name} className={`flex flex-col gap-1 text-sm text-muted ${width}`}>
            {messages.birthParts[name]}
            <input
              className="field px-3 text-ink"
              name={`birth_${name}`}
              inputMode="numeric"
              autoComplete={`bday-${name}`}
              maxLength={digits}
              placeholder={messages.birthHints[name]}
              value={typed[name]}
              // Those that are missing, or all of a date that does not exist.
              aria-invalid={error !== undefined && (!isIncomplete || typed[name] === '') ? true : undefined}
              aria-describedby={`${id}-error`}
              onChange={({ target }) => write(name, target.value)}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-danger not-empty:mt-1.5">
        {error}
      </p>
    </fieldset>
  )
}

/** The date as the wire has it, such as `1990-05-31`; a part that is missing makes it none of the calendar. */
function dayOf({ day, month, year }: Typed): string {
  if (!day && !month && !year) return ''
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function partsOf(value: string): Typed {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day: withoutZero(day), month: withoutZero(month), year }
}

const withoutZero = (digits: string) => digits.replace(/^0/, '')
