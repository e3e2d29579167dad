import { useEffect, useMemo, useRef, useState } from 'react'
import { type Branch, useBranch } from '../../shopper/branch.ts'
import { useKnownPosition } from '../../shell/position.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { BranchArea } from './branch-areas.ts'
import { BranchRow } from './branch-row.tsx'
import { likeliestFirst } from './likeliest-first.ts'

/** So many branches a folded list shows beside that of the shopper. */
const othersAtFirst = 4
/** Fewer remaining branches than these are not folded. */
const foldFrom = 3

interface Props {
  shown: readonly Branch[]
  areas: readonly BranchArea[]
  /** Whether wide screens fold the list too. */
  isSecondary: boolean
}

/** The classes of the rows that are folded, and of the button that shows them. */
const onPhones = { row: 'max-sm:hidden noscript:max-sm:list-item', button: 'sm:hidden' }
const onAllScreens = { row: 'hidden noscript:list-item', button: '' }

/**
 * Branches as a list, that of the shopper first (BRANCH-14). A phone, and a page with something else first, shows it and
 * some others until a button shows all (BRANCH-13).
 */
export function BranchList({ shown, areas, isSecondary }: Props) {
  const messages = useMessages(contactMessages)
  const { branchCode } = useBranch()
  const list = useRef<HTMLUListElement>(null)
  const [hasAll, setAll] = useState(false)
  const sorted = useLikeliestFirst(shown)
  const others = sorted.filter(({ branch }) => branch.codplace !== branchCode)
  const isFolded = !hasAll && others.length >= othersAtFirst + foldFrom
  const folding = isSecondary ? onAllScreens : onPhones
  const folded = isFolded ? others.slice(othersAtFirst) : []

  function showAll(): void {
    const [first] = folded
    setAll(true)
    // The button goes, and the focus with it: to where the further branches begin.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`#branch-name-${first?.branch.codplace}`)?.focus(),
    )
  }

  return (
    <div>
      {/* Lines above rows, since the last of those that are shown may be followed by folded ones. */}
      <ul ref={list} className="card [&>li]:border-line [&>li+li]:border-t">
        {sorted.map(({ branch, metres }) => (
          <BranchRow
            key={branch.codplace}
            branch={branch}
            zones={areas.find(({ code }) => code === branch.codplace)?.zones ?? []}
            isCurrent={branch.codplace === branchCode}
            foldedClass={folded.some((each) => each.branch === branch) ? folding.row : undefined}
            metres={metres}
          />
        ))}
      </ul>
      {isFolded && (
        <button
          type="button"
          className={`needs-script button button-quiet mt-3 w-full ${folding.button}`}
          onClick={showAll}
        >
          {messages.all(shown.length)}
        </button>
      )}
    </div>
  )
}

/**
 * The branches in the order of a shopper's likely choice. The page in the cache is that of one branch, so its HTML has
 * this order already, but for the distances. Another choice on the page moves nothing below the finger that made it.
 */
function useLikeliestFirst(shown: readonly Branch[]) {
  const { branchCode, isChosen } = useBranch()
  const here = useKnownPosition(true)
  const [ownCode, setOwn] = useState<number>()
  useEffect(() => {
    if (isChosen) setOwn((before) => before ?? branchCode)
  }, [isChosen, branchCode])
  return useMemo(() => likeliestFirst(shown, ownCode ?? branchCode, here), [shown, ownCode, branchCode, here])
}
