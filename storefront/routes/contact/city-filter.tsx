import { useSearchParams } from 'react-router'
import { foldText } from '#domain/search/fold-text.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'

const name = 'city'

/** A city as an address names it: `Santo Domingo` is `santo-domingo`. */
const addressName = (city: string) => foldText([city]).replaceAll(' ', '-')

/**
 * The city that the address asks for, as a choice that stands in the history; undefined for all, and for what is no
 * city of ours.
 */
export function useCity(cities: readonly string[]): [string | undefined, (city: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = addressName(search.get(name) ?? '')
  const choose = (city: string) => {
    const wanted = new URLSearchParams(search)
    if (city) wanted.set(name, addressName(city))
    else wanted.delete(name)
    setSearch(wanted)
  }
  return [cities.find((city) => addressName(city) === asked), choose]
}

interface Props {
  cities: readonly string[]
  city: string | undefined
  onChoose: (city: string) => void
}

/** The city filter (SHELL-17): a choice filters at once; without JavaScript it is a form that asks the server. */
export function CityFilter({ cities, city = '', onChoose }: Props) {
  const messages = useMessages(contactMessages)
  return (
    <form action="/contact#branches" className="w-full sm:w-72" onSubmit={(event) => event.preventDefault()}>
      <label className="text-xs text-muted">
        <span className="mb-1 block">{messages.city}</span>
        <select
          name={name}
          value={addressName(city)}
          onChange={({ target }) => onChoose(cities.find((one) => addressName(one) === target.value) ?? '')}
          className="field text-base"
        >
          <option value="">{messages.allBranches}</option>
          {cities.map((one) => (
            <option key={one} value={addressName(one)}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <div className="only-without-script mt-2">
        <button type="submit" className="button button-quiet w-full">
          {messages.showCity}
        </button>
      </div>
    </form>
  )
}
