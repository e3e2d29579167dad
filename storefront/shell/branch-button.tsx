import { Icon } from '../components/icon.tsx'
import { openBranchDialog, useBranch } from '../shopper/branch.ts'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'

/** The store's own name, which all its branches bear, says nothing in its own head. */
const ownName = /^Vitrina (?=\S)/

/** Shows whose prices and stock these are, and opens the choice of another branch. */
export function BranchButton({ className = '' }: { className?: string }) {
  const words = useWords(shellWords)
  const { branch } = useBranch()
  const name = branch?.description ?? words.chooseBranch
  const label = branch ? words.branchButton(name) : words.chooseBranch
  const look = 'header-button min-w-0 gap-2 px-3 text-left'
  const shown = (
    <>
      <Icon name="map-pin" className="size-5 text-link" />
      <span className="truncate text-sm font-semibold">{name.replace(ownName, '')}</span>
    </>
  )
  return (
    <>
      <button
        type="button"
        onClick={() => openBranchDialog()}
        aria-haspopup="dialog"
        aria-label={label}
        className={`needs-script ${look} ${className}`}
      >
        {shown}
      </button>
      <span className={`only-without-script min-w-0 ${className}`}>
        <a href="/contact#branches" aria-label={label} className={`${look} max-w-full`}>
          {shown}
        </a>
      </span>
    </>
  )
}
