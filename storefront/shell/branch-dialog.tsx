import { useId, useState } from 'react'
import { type Point, distanceMetres } from '#domain/branches/distance.ts'
import { findByWords } from '#domain/search/find-by-words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Branch, branchToUse, closeBranchDialog, isChoosingBranch, useBranch } from '../shopper/branch.ts'
import { OpenNow } from '../shopper/open-now.tsx'
import { useCarts } from '../cart/cart-store.ts'
import { useChooseBranch } from '../cart/use-choose-branch.ts'
import { useLacking } from '../cart/use-lacking.ts'
import { distanceText, openingMessages } from '../messages/opening.ts'
import { shellMessages } from '../messages/shell.ts'
import { branchDialogMessages } from '../messages/branch-dialog.ts'
import { useMessages } from '../messages/use-messages.ts'
import { nearestBranchCode, useKnownPosition } from './position.ts'

/** The dialog to choose a branch (SHELL-8): from a list by city, by a search, or the nearest one. */
export default function BranchDialog({ isOpen }: { isOpen: boolean }) {
  const messages = useMessages(shellMessages)
  const dialogMessages = useMessages(branchDialogMessages)
  const { branches, branchCode, branch: own } = useBranch()
  const [requested, setRequested] = useState('')
  const here = useKnownPosition(isOpen)
  const lines = useCarts().carts.get(branchCode)?.lines ?? []
  const { lackingAt } = useLacking(lines, isOpen)
  const id = useId()
  const matching = findByWords(branches, requested, ({ description, city_name, address }) => [
    description,
    city_name,
    address,
  ])
  const { ordered, nearestFirst } = inOrder(matching, own, here)
  const choose = useChooseBranch()

  return (
    <Dialog isOpen={isOpen} onClose={closeBranchDialog} title={messages.chooseBranch}>
      <p className="mb-4 text-sm text-muted">{dialogMessages.branchIntro}</p>
      <NearestButton branches={branches} onChoose={choose} />
      <OwnCart count={lines.length} name={own?.description} />
      <label htmlFor={id} className="sr-only">
        {dialogMessages.branchSearch}
      </label>
      {/* Not type="search": in such a field Escape would clear the text first instead of closing the dialog. */}
      <input
        id={id}
        type="text"
        enterKeyHint="search"
        className="field mt-3"
        placeholder={dialogMessages.branchSearchHint}
        value={requested}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setRequested(event.target.value)}
      />
      <div
        className="branch-list relative -mx-2 mt-3 overflow-y-auto px-2"
        role="region"
        aria-label={messages.branches}
        tabIndex={-1}
      >
        {ordered.map((city) => (
          <City
            key={city}
            name={city}
            branches={nearestFirst.filter(({ city_name }) => city_name === city)}
            branchCode={branchCode}
            here={here}
            lackingAt={lackingAt}
            onChoose={choose}
          />
        ))}
        <p role="status" className={ordered.length === 0 ? 'py-8 text-center text-muted' : 'sr-only'}>
          {ordered.length === 0 ? dialogMessages.branchNone : ''}
        </p>
      </div>
    </Dialog>
  )
}

/**
 * The cities in the order of the dialog, and their branches, the nearest first where the place is known. Where it is not,
 * the city of the shopper's branch comes first: its branches are the likeliest choice.
 */
function inOrder(matching: readonly Branch[], own: Branch | undefined, here: Point | undefined) {
  const metresTo = ({ lat, long }: Branch) => (here ? distanceMetres(here, { lat, lng: long }) : 0)
  const nearestFirst = matching.toSorted((a, b) => metresTo(a) - metresTo(b))
  const cities = [...new Set(nearestFirst.map(({ city_name }) => city_name))]
  const isOwn = (city: string) => Number(city === own?.city_name)
  const ordered = here ? cities : cities.toSorted((a, b) => isOwn(b) - isOwn(a) || a.localeCompare(b, 'es'))
  return { ordered, nearestFirst }
}

interface CityProps {
  name: string
  branches: readonly Branch[]
  branchCode: number
  here: Point | undefined
  lackingAt: (branchCode: number) => string[] | undefined
  onChoose: (branchCode: number) => void
}

function City({ name, branches, branchCode, here, lackingAt, onChoose }: CityProps) {
  return (
    <section className="pt-3">
      <h3 className="px-3 pb-1 text-sm font-semibold text-muted">{name}</h3>
      <ul>
        {branches.map((branch) => (
          <li key={branch.codplace}>
            <BranchChoice
              branch={branch}
              isCurrent={branch.codplace === branchCode}
              metres={here && distanceMetres(here, { lat: branch.lat, lng: branch.long })}
              lacking={branch.codplace === branchCode ? undefined : lackingAt(branch.codplace)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChoiceProps {
  branch: Branch
  isCurrent: boolean
  /** How far it is from the shopper, where the location is known. */
  metres: number | undefined
  /** What it lacks of the goods in the cart of the shopper's branch; undefined where that is not known. */
  lacking: readonly string[] | undefined
  onChoose: (branchCode: number) => void
}

function BranchChoice({ branch, isCurrent, metres, lacking, onChoose }: ChoiceProps) {
  const openingTexts = useMessages(openingMessages)
  const dialogMessages = useMessages(branchDialogMessages)
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={() => onChoose(branch.codplace)}
      className={`flex w-full items-center gap-3 rounded-md p-3 text-left hover:bg-sunken ${isCurrent ? 'bg-link-soft' : ''}`}
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-semibold">{branch.description}</span>
        <span className="block text-sm text-muted">
          {branch.address}
          {metres !== undefined && ` · ${openingTexts.away(distanceText(metres))}`}
        </span>
        <OpenNow branchCode={branch.codplace} />
        {lacking && (
          <span className={`block text-sm ${lacking.length > 0 ? 'text-warning' : 'text-muted'}`}>
            {lacking.length > 0 ? dialogMessages.lacks(lacking) : dialogMessages.hasAll}
          </span>
        )}
      </span>
      {isCurrent && (
        <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-link">
          <Icon name="check" className="size-4.5" />
          <span className="max-sm:sr-only">{dialogMessages.branchChosen}</span>
        </span>
      )}
    </button>
  )
}

/** What becomes of the goods in the cart: they stay at their branch (BRANCH-8). */
function OwnCart({ count, name }: { count: number; name: string | undefined }) {
  const dialogMessages = useMessages(branchDialogMessages)
  if (count === 0 || !name) return null
  return (
    <p className="mt-3 rounded-md bg-warning-soft px-3 py-2.5 text-sm">
      {dialogMessages.cartStays(count, name)}{' '}
      <a href="/cart" className="link font-semibold">
        {dialogMessages.toCart}
      </a>
    </p>
  )
}

interface NearestProps {
  branches: readonly Branch[]
  onChoose: (branchCode: number) => void
}

function NearestButton({ branches, onChoose }: NearestProps) {
  const messages = useMessages(shellMessages)
  const dialogMessages = useMessages(branchDialogMessages)
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle')

  async function choose(): Promise<void> {
    if (state === 'locating') return
    setState('locating')
    const nearest = await nearestBranchCode()
    // The shopper may have chosen another branch or closed the dialog meanwhile.
    if (!isChoosingBranch()) return setState('idle')
    if (nearest === undefined) return setState('failed')
    setState('idle')
    onChoose(branchToUse(branches, { nearest }))
  }

  return (
    <>
      <button
        type="button"
        className="button button-quiet w-full"
        aria-disabled={state === 'locating'}
        onClick={() => void choose()}
      >
        <Icon name="locate-fixed" className="size-4.5 text-link" />
        {state === 'locating' ? dialogMessages.locating : messages.nearest}
      </button>
      <p role="status" className={state === 'failed' ? 'pt-2 text-sm text-danger' : 'sr-only'}>
        {state === 'failed' ? messages.positionFailed : ''}
      </p>
    </>
  )
}
