import { useSearchParams } from 'react-router'
import { foldText } from '#domain/search/fold-text.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'

const name = 'city'

/** The name of a city in a URL: `Santo Domingo` is `santo-domingo`. */
const urlName = (city: string) => foldText([city]).replaceAll(' ', '-')

/** The city in the URL's query, and a function that navigates to another one; undefined for all cities and for an unknown one. */
export function useCity(cities: readonly string[]): [string | undefined, (city: string) => void] {
  const [search, setSearch] = useSearchParams()
  const inUrl = urlName(search.get(name) ?? '')
  const choose = (city: string) => {
    const next = new URLSearchParams(search)
    if (city) next.set(name, urlName(city))
    else next.delete(name)
    setSearch(next)
  }
  return [cities.find((city) => urlName(city) === inUrl), choose]
}

interface Props {
  cities: readonly string[]
  city: string | undefined
  onChoose: (city: string) => void
}

/** The city filter (SHELL-17). A choice applies at once; without JavaScript the form is submitted. */
export function CityFilter({ cities, city = '', onChoose }: Props) {
  const messages = useMessages(contactMessages)
  return (
    <form action="/contact#branches" className="w-full sm:w-72" onSubmit={(event) => event.preventDefault()}>
      <label className="text-xs text-muted">
        <span className="mb-1 block">{messages.city}</span>
        <select
          name={name}
          value={urlName(city)}
          onChange={({ target }) => onChoose(cities.find((one) => urlName(one) === target.value) ?? '')}
          className="field text-base"
        >
          <option value="">{messages.allCities}</option>
          {cities.map((one) => (
            <option key={one} value={urlName(one)}>
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
