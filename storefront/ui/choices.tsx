import { useId } from 'react'
import { ChoiceCard } from './choice-card.tsx'

interface Props {
  legend: string
  name: string
  value: string
  error?: string | undefined
  choices: readonly { value: string; name: string; detail?: string }[]
  onValue: (value: string) => void
  /** Side by side on phones too, for short names. */
  isCompact?: boolean
  /** Whether the legend is as large as the heading of a section. */
  isSection?: boolean
}

/** Radio buttons as cards; the whole card is the label. */
export function Choices({ legend, name, value, error, choices, onValue, ...shape }: Props) {
  const { isCompact = false, isSection = false } = shape
  const id = useId()
  return (
    <fieldset
      className="min-w-0 outline-none"
      aria-describedby={`${id}-error`}
      {...(error && { tabIndex: -1, 'data-invalid': true })}
    >
      <legend className={isSection ? 'mb-3 text-lg font-bold' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div className="@container">
        <div
          className={`grid gap-3 ${isCompact ? 'grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))]' : '@min-[26rem]:grid-cols-2'}`}
        >
          {choices.map((choice) => (
            <ChoiceCard
              key={choice.value}
              name={name}
              isChosen={choice.value === value}
              onChoose={() => onValue(choice.value)}
            >
              <span className="block font-semibold">{choice.name}</span>
              {choice.detail && <span className="block text-sm text-muted">{choice.detail}</span>}
            </ChoiceCard>
          ))}
        </div>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-danger not-empty:mt-1.5">
        {error}
      </p>
    </fieldset>
  )
}
