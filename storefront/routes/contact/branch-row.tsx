import { useState } from 'react'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { MiniMap } from '../../map/mini-map.tsx'
import type { Branch } from '../../shopper/branch.ts'
import { openingOf } from '../../shopper/opening.ts'
import { OpenNow, WeekHours } from '../../shopper/open-now.tsx'
import { distanceText, openingMessages } from '../../messages/opening.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'
import type { BranchArea } from './branch-areas.ts'
import { ChooseButton } from './choose-button.tsx'
import { directionsTo } from './directions.ts'

interface Props {
  branch: Branch
  /** Its number in the list, which its pin on the map has too. */
  number: number
  zones: BranchArea['zones']
  isCurrent: boolean
  /** The class of a row that is not shown yet, except without JavaScript. */
  foldedClass: string | undefined
  /** How far it is from the shopper, where the location is known. */
  metres: number | undefined
}

/** A branch in the list: its name, whether it is open, its hours, its links, and the button that chooses it. */
export function BranchRow({ branch, number, zones, isCurrent, foldedClass = '', metres }: Props) {
  const messages = useMessages(contactMessages)
  const hasStreets = useRoot()?.map.streets
  return (
    <li className={`p-4 wrap-anywhere sm:px-6 ${foldedClass}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <Name branch={branch} number={number} metres={metres} isCurrent={isCurrent} />
        <Hours branch={branch} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:mt-4 sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="flex flex-wrap gap-x-4 text-sm">
          {branch.phone && (
            <a href={phoneUrl(branch.phone)} className="link flex min-h-11 items-center gap-2">
              <Icon name="phone" className="size-4" />
              <span className="sm:hidden">{messages.callBranch}</span>
              <span className="max-sm:sr-only">{formatPhone(branch.phone)}</span>
            </a>
          )}
          <Directions branch={branch} />
        </div>
        <div className="max-sm:[&_form]:mt-1 sm:[&_form]:mt-0">
          <ChooseButton branch={branch} isCurrent={isCurrent} />
        </div>
      </div>
      {/* Without streets it would show nothing that the map above does not. */}
      {hasStreets && (
        <div className="mt-3 overflow-hidden rounded-md">
          <MiniMap
            place={{ lat: branch.lat, lng: branch.long }}
            zones={zones}
            isSmall
            label={messages.miniMap(branch.description)}
          />
        </div>
      )}
    </li>
  )
}

/** Whether a branch is open, and its hours of one day: a button that unfolds those of the week, which few need. */
function Hours({ branch: { codplace, description } }: Pick<Props, 'branch'>) {
  const messages = useMessages(contactMessages)
  const root = useRoot()
  const [isOpen, setOpen] = useState(false)
  const weekId = `branch-${codplace}`
  if (!openingOf(root, codplace)) return null
  return (
    <div className="@container">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={weekId}
        className="needs-script block min-h-11 w-full text-left text-balance hover:underline"
        onClick={() => setOpen(!isOpen)}
      >
        {/* Beside the first line alone, so that the hours have the whole width of the second. */}
        <span className="float-right ml-2 flex h-5 items-center gap-1 text-sm text-muted">
          <span aria-hidden className="hidden @min-[15rem]:inline">
            {messages.hours}
          </span>
          <Icon name="chevron-down" className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </span>
        <OpenNow branchCode={codplace} />
        <span className="sr-only">
          {messages.weekHours}: {description}
        </span>
      </button>
      <div id={weekId} className={isOpen ? 'mt-1 mb-2' : 'hidden noscript:block'}>
        <WeekHours branchCode={codplace} />
      </div>
    </div>
  )
}

/** The name of a branch, its city, how far it is, and its address. */
function Name({ branch, number, metres, isCurrent }: Pick<Props, 'branch' | 'number' | 'metres' | 'isCurrent'>) {
  const openingTexts = useMessages(openingMessages)
  return (
    <div>
      <div className="mb-0.5 flex items-start gap-2">
        <span aria-hidden className={`branch-number ${isCurrent ? 'branch-number-current' : ''}`}>
          {number}
        </span>
        <h3 id={`branch-name-${branch.codplace}`} tabIndex={-1} className="min-w-0 font-bold">
          {branch.description}
        </h3>
      </div>
      <p className="text-sm text-muted">
        {branch.city_name}
        {metres !== undefined && ` · ${openingTexts.away(distanceText(metres))}`}
      </p>
      <p className="text-sm text-pretty text-muted">{branch.address}</p>
    </div>
  )
}

function Directions({ branch }: Pick<Props, 'branch'>) {
  const messages = useMessages(contactMessages)
  return (
    <a href={directionsTo(branch)} rel="noreferrer" target="_blank" className="link flex min-h-11 items-center gap-2">
      <Icon name="map-pin" className="size-4" />
      {messages.directions}
      <span className="sr-only">: {branch.description}</span>
    </a>
  )
}
