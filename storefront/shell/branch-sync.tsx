import { useEffect } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { onDemand } from '../hydration/on-demand.tsx'
import { notifyNotOpened } from '../ui/overlays.tsx'
import {
  closeBranchDialog,
  rereadBranch,
  storedBranchCode,
  useBranchDialog,
  useStoredBranchCode,
} from '../shopper/branch.ts'
import { canOffer, clearOffer, isOfferPage } from '../shopper/position-offer.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { shellLayoutOf } from '../page/shell-layout.ts'
import { useRoot } from '../page/use-root.ts'

const BranchDialog = onDemand(
  () => import('./branch-dialog.tsx'),
  () => notifyNotOpened(closeBranchDialog),
)
const firstBranchDelayMs = 3_000

/**
 * Selects a branch for a browser without one (SHELL-8), loads the prices and stock of the page again when another
 * branch is chosen, and renders the dialog to choose one.
 */
export function BranchSync() {
  const root = useRoot()
  const stored = useStoredBranchCode()
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const { key } = useLocation()
  const shown = root?.branchCode
  useFirstBranch()
  useEffect(rereadBranch, [key])

  useEffect(() => {
    // During a navigation the router would load only the next page, and the shell would show the old branch.
    if (state === 'idle' && stored !== undefined && shown !== undefined && stored !== shown) void revalidate()
  }, [state, stored, shown, revalidate])

  const isOpen = useBranchDialog()
  return <BranchDialog isNeeded={isOpen} isOpen={isOpen} />
}

/**
 * Selects a branch for a browser that has stored none, or one that has closed since, three seconds after the page has
 * loaded. The code for it is loaded then.
 */
function useFirstBranch(): void {
  const messages = useMessages(shellMessages)
  const root = useRoot()
  const { pathname } = useLocation()
  // A page without a header, such as the approval of a sign-in, shows no branch, so it must not request the position.
  const hasBranch = shellLayoutOf(pathname).hasHeader
  const isHere = isOfferPage(pathname)

  useEffect(() => {
    if (!root?.configuration || !hasBranch) return
    const branches = root.branches.filter(({ active }) => active)
    if (branches.some(({ codplace }) => codplace === storedBranchCode())) return
    const configured = root.configuration.general.web_page.default_point_of_sale
    const start = { branches, configured, messages, isOfferPage: isHere }
    const timer = setTimeout(() => {
      import('./first-branch.ts').then(
        ({ chooseFirstBranch }) => chooseFirstBranch(start),
        () => {}, // the next page tries again
      )
    }, firstBranchDelayMs)
    return () => clearTimeout(timer)
  }, [root, messages, hasBranch, isHere])
  useEffect(() => {
    if (isHere && canOffer()) clearOffer()
  }, [isHere])
}
