import type { ListFilter } from '#contract/product-filters.ts'
import { useState } from 'react'
import { filterMessages } from '../../messages/filters.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { folded } from '../../search/fold.ts'
import { CheckRow } from './check-row.tsx'

const shownAtFirst = 8
/** Fewer remaining choices than these are not folded. */
const foldFrom = 3
const restMax = 40
const findFrom = 13

export interface Choice {
  value: string
  label: string
  count: number
  /** The dot of a colour, six hexadecimal digits. */
  hex?: string | null
}

interface Props {
  name: ListFilter
  title: string
  findLabel: string
  moreLabel: (count: number) => string
  choices: readonly Choice[]
  chosen: readonly string[]
  /** Whether no choice is visible before it is chosen or searched for: their names say nothing by themselves. */
  isFolded?: boolean
  /** The label of a chosen value that the list does not contain. */
  nameOf: (value: string) => string
}

/**
 * A filter with several choices, each with the number of products it would show. The choices with the most products and
 * the chosen ones are visible, of a folded filter the chosen ones alone; the others unfold. A long list can be searched by name.
 */
export function ChoiceFilter({ name, title, findLabel, moreLabel, choices, chosen, isFolded = false, nameOf }: Props) {
  const messages = useMessages(filterMessages)
  const [searchText, setSearchText] = useState('')
  // A chosen value stays in the list, whether the search finds it or not.
  const unlisted = chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: nameOf(value), count: 0 }))
  const all = [...choices, ...unlisted]
  if (all.length === 0) return null
  const isChosen = ({ value }: Choice) => chosen.includes(value)
  const isFound = (choice: Choice) =>
    isChosen(choice) || folded(choice.label).plain.includes(folded(searchText).plain.trim())
  const isShort = all.length < shownAtFirst + foldFrom
  const fullest = all.toSorted((a, b) => b.count - a.count).slice(0, shownAtFirst)
  const isFirst = (choice: Choice) => !isFolded && (isShort || fullest.includes(choice))
  const first = all.filter((choice) => isFirst(choice) || isChosen(choice))
  const rest = all.filter((choice) => !first.includes(choice))
  const row = (choice: Choice) => (
    <CheckRow
      key={choice.value}
      name={name}
      value={choice.value}
      label={choice.hex ? <Coloured {...choice} hex={choice.hex} /> : choice.label}
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
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
          // Enter would submit the form, but this text is no filter.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="needs-script field mt-1.5 mb-1 text-sm"
        />
      )}
      <div className="filter-rows">{first.map(row)}</div>
      <p role="status" className="text-sm text-muted">
        {searchText.trim() !== '' && !all.some(isFound) && messages.findNone}
      </p>
      {rest.length > 0 && (
        <details className="filter-more" open={searchText !== '' || undefined}>
          <summary className="icon-chevron-down">{moreLabel(rest.length)}</summary>
          <div className="filter-rows">{rest.filter(isFound).slice(0, restMax).map(row)}</div>
        </details>
      )}
    </fieldset>
  )
}

function Coloured({ label, hex }: { label: string; hex: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden className="size-4 shrink-0" viewBox="0 0 16 16">
        <circle cx="8" cy="8" r="7.5" fill={`#${hex}`} className="stroke-line-strong" />
      </svg>
      {label}
    </span>
  )
}
