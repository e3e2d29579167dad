import { useMemo, useState } from 'react'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { BranchArea } from './branch-areas.ts'
import { BranchList } from './branch-list.tsx'
import { BranchMap } from './branch-map.tsx'
import { CityFilter, useCity } from './city-filter.tsx'
import { useLikeliestFirst } from './use-likeliest-first.ts'
import { useRoot } from '../../page/use-root.ts'

// The HTML is enough: a browser that has it does not load the outlines as code again.
const LandShapes = deferHydration(() => import('../../map/land-shapes.tsx'), { isStatic: true, className: 'absolute' })

interface Props {
  areas: readonly BranchArea[]
  /** Whether the page has something else first. */
  isSecondary: boolean
}

/** All open branches, or those of one city, on a map and as a list (SHELL-17). */
export function BranchSection({ areas, isSecondary }: Props) {
  const messages = useMessages(contactMessages)
  const { branches, branchCode } = useBranch()
  const [hasChosen, setChosen] = useState(false)
  const cities = [...new Set(branches.map(({ city_name }) => city_name))].sort((a, b) => a.localeCompare(b, 'es'))
  const [city, chooseCity] = useCity(cities)
  const all = useRoot()?.branches
  // The map moves whenever this array changes, so it must be the same array until another city is chosen.
  const inCity = useMemo(
    () => (city ? all?.filter(({ city_name, active }) => active && city_name === city) : undefined),
    [all, city],
  )
  const { sorted, numbers } = useLikeliestFirst(branches)
  const shown = sorted.filter(({ branch }) => !city || branch.city_name === city)
  return (
    <section id="branches" aria-labelledby="branches-title" className="mt-10 sm:mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="branches-title" className="text-xl font-bold">
            {messages.branches}
          </h2>
          <p className="mt-1 text-muted">{messages.branchesText(branches.length, cities.length)}</p>
        </div>
        <CityFilter
          cities={cities}
          city={city}
          onChoose={(name) => {
            setChosen(true)
            chooseCity(name)
          }}
        />
      </div>
      <p role="status" className="sr-only">
        {hasChosen && messages.shown(shown.length)}
      </p>
      <LandShapes />
      {/* Beside the list, the map is as wide as the country needs at this height: a wider one shows only more sea. */}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 2xl:grid-cols-2">
        <div className="2xl:sticky 2xl:top-[calc(var(--header-height)+1rem)]">
          <BranchMap branches={branches} shown={inCity} areas={areas} numbers={numbers} currentCode={branchCode} />
          <MapLegend />
        </div>
        <BranchList shown={shown} areas={areas} isSecondary={isSecondary} />
      </div>
    </section>
  )
}

/**
 * What the pins and areas of the maps mean, the areas once a map shows some, and how a finger moves the map. Assistive
 * technology has it in their names.
 */
function MapLegend() {
  const messages = useMessages(contactMessages)
  const pin = 'size-3 rounded-full'
  return (
    <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      {[
        { text: messages.legendBranch, mark: `${pin} bg-link`, show: 'flex' },
        { text: messages.legendYours, mark: `${pin} bg-price-drop`, show: 'needs-script flex' },
        {
          text: messages.legendArea,
          mark: 'map-area-mark',
          show: 'hidden in-[#branches:has(.delivery-area)]:flex',
        },
      ].map(({ text, mark, show }) => (
        <span key={text} className={`items-center gap-1.5 ${show}`}>
          <span className={mark} />
          {text}
        </span>
      ))}
      <span className="needs-script hidden pointer-coarse:block">{messages.twoFingers}</span>
    </p>
  )
}
