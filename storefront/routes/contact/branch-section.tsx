import { useMemo, useRef, useState } from 'react'
import { distanceMetres } from '#domain/branches/distance.ts'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { MiniMap } from '../../map/mini-map.tsx'
import { type Branch, useBranch } from '../../shopper/branch.ts'
import { OpenNow, WeekHours } from '../../shopper/open-now.tsx'
import { useKnownPosition } from '../../shell/position.ts'
import { distanceText, openingMessages } from '../../messages/opening.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { BranchArea } from './branch-areas.ts'
import { BranchMap } from './branch-map.tsx'
import { ChooseButton } from './choose-button.tsx'
import { CityFilter, useCity } from './city-filter.tsx'
import { directionsTo } from './directions.ts'
import { useRoot } from '../../page/use-root.ts'

// The HTML is enough: a browser that has it does not load the outlines as code again.
const LandShapes = deferHydration(() => import('../../map/land-shapes.tsx'), { isStatic: true, className: 'absolute' })

/** So many cards a phone shows beside that of the shopper's branch. */
const othersAtFirst = 4
/** Fewer remaining cards than these are not folded. */
const foldFrom = 3

/** All open branches, or those of one city, on a map and as cards (SHELL-17). */
export function BranchSection({ areas }: { areas: readonly BranchArea[] }) {
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
  const shown = inCity ?? branches
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
      <BranchMap branches={branches} shown={inCity} areas={areas} currentCode={branchCode} />
      <MapLegend />
      <p className="needs-script mt-2 hidden text-center text-xs text-muted pointer-coarse:block" aria-hidden="true">
        {messages.twoFingers}
      </p>
      <BranchCards shown={shown} areas={areas} />
    </section>
  )
}

/** The cards of branches. A phone shows that of the shopper's branch and some others until a button shows all (BRANCH-13). */
function BranchCards({ shown, areas }: { shown: readonly Branch[]; areas: readonly BranchArea[] }) {
  const messages = useMessages(contactMessages)
  const { branchCode } = useBranch()
  const here = useKnownPosition(true)
  const list = useRef<HTMLUListElement>(null)
  const [hasAll, setAll] = useState(false)
  const others = shown.filter(({ codplace }) => codplace !== branchCode)
  const isFolded = !hasAll && others.length >= othersAtFirst + foldFrom
  const folded = isFolded ? others.slice(othersAtFirst) : []

  function showAll(): void {
    const [first] = folded
    setAll(true)
    // The button goes, and the focus with it: to where the further cards begin.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`#branch-name-${first?.codplace}`)?.focus())
  }

  return (
    <>
      <ul ref={list} className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {shown.map((branch) => (
          <BranchCard
            key={branch.codplace}
            branch={branch}
            zones={areas.find(({ code }) => code === branch.codplace)?.zones ?? []}
            isCurrent={branch.codplace === branchCode}
            isFolded={folded.includes(branch)}
            metres={here && distanceMetres(here, { lat: branch.lat, lng: branch.long })}
          />
        ))}
      </ul>
      {isFolded && (
        <button type="button" className="needs-script button button-quiet mt-3 w-full sm:hidden" onClick={showAll}>
          {messages.all(shown.length)}
        </button>
      )}
    </>
  )
}

/** What the pins and areas of the maps mean. Assistive technology has it in their names. */
function MapLegend() {
  const messages = useMessages(contactMessages)
  const pin = 'size-3 rounded-full'
  return (
    <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      {[
        { text: messages.legendBranch, mark: `${pin} bg-link` },
        { text: messages.legendYours, mark: `needs-script ${pin} bg-price-drop` },
        { text: messages.legendArea, mark: 'h-3 w-5 rounded-sm border border-link bg-link-soft' },
      ].map(({ text, mark }) => (
        <span key={text} className="flex items-center gap-1.5">
          <span className={mark} />
          {text}
        </span>
      ))}
    </p>
  )
}

interface CardProps {
  branch: Branch
  zones: BranchArea['zones']
  isCurrent: boolean
  /** A phone does not show it yet; without JavaScript it does. */
  isFolded: boolean
  /** How far it is from the shopper, where the location is known. */
  metres: number | undefined
}

function BranchCard({ branch, zones, isCurrent, isFolded, metres }: CardProps) {
  const openingTexts = useMessages(openingMessages)
  const messages = useMessages(contactMessages)
  const hasStreets = useRoot()?.map.streets
  const [isOpen, setOpen] = useState(false)
  const detail = isOpen ? '' : 'max-sm:hidden noscript:max-sm:block'
  const detailId = `branch-${branch.codplace}`
  return (
    <li className={`card flex flex-col overflow-hidden ${isFolded ? 'max-sm:hidden noscript:max-sm:flex' : ''}`}>
      {/* Without streets a phone's long list of cards shows nothing in them that the map above does not. */}
      <div className={hasStreets ? '' : 'max-sm:hidden'}>
        <MiniMap
          place={{ lat: branch.lat, lng: branch.long }}
          zones={zones}
          isSmall
          label={messages.miniMap(branch.description)}
        />
      </div>
      <div className="flex grow flex-col p-4 wrap-anywhere max-sm:pb-1.5">
        <p className="text-sm text-muted">
          {branch.city_name}
          {metres !== undefined && ` · ${openingTexts.away(distanceText(metres))}`}
        </p>
        <h3 id={`branch-name-${branch.codplace}`} tabIndex={-1} className="font-bold">
          {branch.description}
        </h3>
        <div className="mt-1">
          <OpenNow branchCode={branch.codplace} />
        </div>
        <div id={detailId} className={detail}>
          <WeekHours branchCode={branch.codplace} />
          <p className="mt-2 text-sm text-pretty">{branch.address}</p>
        </div>
        <div className="mt-auto flex flex-wrap gap-x-6 pt-1 text-sm">
          {branch.phone && (
            <div className={isOpen ? 'max-sm:basis-full' : detail}>
              <a href={phoneUrl(branch.phone)} className="link flex min-h-11 w-fit items-center gap-2">
                <Icon name="phone" className="size-4" />
                {formatPhone(branch.phone)}
              </a>
            </div>
          )}
          <Directions branch={branch} />
          {/* A phone's list of branches is long: what few need is folded there. */}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailId}
            className="needs-script link ml-auto min-h-11 sm:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? messages.less : messages.more}
            <span className="sr-only">: {branch.description}</span>
          </button>
        </div>
        <div className={detail}>
          <ChooseButton branch={branch} isCurrent={isCurrent} />
        </div>
      </div>
    </li>
  )
}

function Directions({ branch }: Pick<CardProps, 'branch'>) {
  const messages = useMessages(contactMessages)
  return (
    <a href={directionsTo(branch)} rel="noreferrer" target="_blank" className="link flex min-h-11 items-center gap-2">
      <Icon name="map-pin" className="size-4" />
      {messages.directions}
      <span className="sr-only">: {branch.description}</span>
    </a>
  )
}
