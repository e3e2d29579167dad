import { Icon } from '../ui/icon.tsx'
import { openBranchDialog, useBranch } from '../shopper/branch.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShop } from '../page/use-root.ts'

/**
 * Shows the branch of the prices and stock on the page, and opens the dialog to choose another one. Without JavaScript
 * it is a link to the list of branches.
 */
export function BranchButton({ className = '' }: { className?: string }) {
  const messages = useMessages(shellMessages)
  const { branch } = useBranch()
  const shop = useShop()
  const name = branch?.description ?? messages.chooseBranch
  const label = branch ? messages.branchButton(name) : messages.chooseBranch
  const classNames = 'header-button min-w-0 px-[min(0.75rem,3vw)] text-left'
  const shown = (
    <span className="name-or-icon">
      <Icon name="map-pin" className="my-1 size-5 text-link" />
      <span className="truncate text-sm font-semibold">{withoutShopName(name, shop.name)}</span>
    </span>
  )
  return (
    <>
      <button
        type="button"
        onClick={() => openBranchDialog()}
        aria-haspopup="dialog"
        aria-label={label}
        className={`needs-script ${classNames} ${className}`}
      >
        {shown}
      </button>
      <span className={`only-without-script min-w-0 ${className}`}>
        <a href="/contact#branches" aria-label={label} className={`${classNames} max-w-full`}>
          {shown}
        </a>
      </span>
    </>
  )
}

/** The branch's name without the shop's name at its beginning, which the header already shows. */
function withoutShopName(branch: string, shop: string): string {
  return branch.startsWith(`${shop} `) ? branch.slice(shop.length + 1) : branch
}
