import { useRef, useState } from 'react'
import { useBranch } from '../../shopper/branch.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { BranchArea } from './branch-areas.ts'
import { BranchRow } from './branch-row.tsx'
import type { ListedBranch } from './use-likeliest-first.ts'

/** So many branches a folded list shows beside that of the shopper. */
const othersAtFirst = 4
/** So many on a page that has something else first (BRANCH-15). */
const othersBelowOthers = 2
/** Fewer remaining branches than these are not folded. */
const foldFrom = 3

interface Props {
  shown: readonly ListedBranch[]
  areas: readonly BranchArea[]
  /** Whether the page has something else first, and shows fewer of them. */
  isSecondary: boolean
}

/** Branches as a list, that of the shopper first (BRANCH-14), and some others until a button shows all (BRANCH-13, BRANCH-15). */
export function BranchList({ shown, areas, isSecondary }: Props) {
  const messages = useMessages(contactMessages)
  const { branchCode } = useBranch()
  const list = useRef<HTMLUListElement>(null)
  const [hasAll, setAll] = useState(false)
  const others = shown.filter(({ branch }) => branch.codplace !== branchCode)
  const shownOthers = isSecondary ? othersBelowOthers : othersAtFirst
  const isFolded = !hasAll && others.length >= shownOthers + foldFrom
  const folded = isFolded ? others.slice(shownOthers) : []

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
        {shown.map(({ branch, metres, number }) => (
          <BranchRow
            key={branch.codplace}
            branch={branch}
            number={number}
            zones={areas.find(({ code }) => code === branch.codplace)?.zones ?? []}
            isCurrent={branch.codplace === branchCode}
            foldedClass={folded.some((each) => each.branch === branch) ? 'hidden noscript:list-item' : undefined}
            metres={metres}
          />
        ))}
      </ul>
      {isFolded && (
        <button type="button" className="needs-script button button-quiet mt-3 w-full" onClick={showAll}>
          {messages.all(shown.length)}
        </button>
      )}
    </div>
  )
}
