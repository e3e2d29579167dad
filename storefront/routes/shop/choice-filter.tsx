import { useState } from 'react'
import { filterMessages } from '../../messages/filters.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { folded } from '../../search/fold.ts'
import { CheckRow } from './simple-filters.tsx'

const shownAtFirst = 8
/** So few more are not worth folding away. */
const foldFrom = 3
const restMax = 40
const findFrom = 13

export interface Choice {
  value: string
  label: string
  count: number
}

interface Props {
  name: 'brands_selected' | 'models_selected'
  title: string
  findLabel: string
  moreLabel: (count: number) => string
  choices: readonly Choice[]
  chosen: readonly string[]
  /** How a ticked one is called that the list does not hold. */
  nameOf: (value: string) => string
}

/**
 * Choices of which several may be ticked, with how many products each would show. Those that show most are in sight,
 * those ticked as well, the rest unfolds; many of them can be searched by name.
 */
export function ChoiceFilter({ name, title, findLabel, moreLabel, choices, chosen, nameOf }: Props) {
  const messages = useMessages(filterMessages)
  const [wanted, setWanted] = useState('')
  // What is ticked stays in reach, found or not.
  const missing = chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: nameOf(value), count: 0 }))
  const all = [...choices, ...missing]
  if (all.length === 0) return null
  const isChosen = ({ value }: Choice) => chosen.includes(value)
  const isFound = (choice: Choice) =>
    isChosen(choice) || folded(choice.label).plain.includes(folded(wanted).plain.trim())
  const isShort = all.length < shownAtFirst + foldFrom
  const fullest = all.toSorted((a, b) => b.count - a.count).slice(0, shownAtFirst)
  const first = all.filter((choice) => isShort || fullest.includes(choice) || isChosen(choice))
  const rest = all.filter((choice) => !first.includes(choice))
  const row = (choice: Choice) => (
    <CheckRow
      key={choice.value}
      name={name}
      value={choice.value}
      label={choice.label}
      count={choice.count}
      isChecked={isChosen(choice)}
      isHidden={!isFound(choice)}
    />
  )
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      {all.length >= findFrom && (
        <input
          type="text"
          inputMode="search"
          aria-label={findLabel}
          placeholder={findLabel}
          autoComplete="off"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          // Enter would send the form for a word that is no filter.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="needs-script field mb-1 text-sm"
        />
      )}
      <div className="filter-rows">{first.map(row)}</div>
      <p role="status" className="text-sm text-muted">
        {wanted.trim() !== '' && !all.some(isFound) && messages.findNone}
      </p>
      {rest.length > 0 && (
        <details className="filter-more" open={wanted !== '' || undefined}>
          <summary className="icon-chevron-down">{moreLabel(rest.length)}</summary>
          <div className="filter-rows">{rest.filter(isFound).slice(0, restMax).map(row)}</div>
        </details>
      )}
    </fieldset>
  )
}
