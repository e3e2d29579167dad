import { useEffect } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { onDemand } from '../hydration/on-demand.tsx'
import { notifyNotOpened } from '../ui/overlays.tsx'
import {
  closeBranchDialog,
  lookForBranch,
  storedBranchCode,
  useBranchDialog,
  useStoredBranchCode,
} from '../shopper/branch.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { shellLayoutOf } from '../page/shell-layout.ts'
import { useRoot } from '../page/use-root.ts'

const BranchDialog = onDemand(
  () => import('./branch-dialog.tsx'),
  () => {
    closeBranchDialog()
    notifyNotOpened()
  },
)
const calmMs = 3_000

/**
 * Selects a branch at the start (SHELL-8), loads the page's prices and stock anew when another is chosen, and holds the
 * dialog to choose one.
 */
export function BranchSync() {
  const root = useRoot()
  const stored = useStoredBranchCode()
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const { key } = useLocation()
  const shown = root?.branchCode
  useStart()
  useEffect(lookForBranch, [key])

  useEffect(() => {
    // On the way to another page only that page would be loaded anew, and the frame would keep the former branch.
    if (state === 'idle' && stored !== undefined && shown !== undefined && stored !== shown) void revalidate()
  }, [state, stored, shown, revalidate])

  const isOpen = useBranchDialog()
  return <BranchDialog isNeeded={isOpen} isOpen={isOpen} />
}

/**
 * A browser that keeps no branch, or one that has closed since, gets one when the page has come to rest. The code for
 * it is fetched then.
 */
function useStart(): void {
  const messages = useMessages(shellMessages)
  const root = useRoot()
  // Where nothing is shown of a branch, as at the approval of a sign-in, nobody is asked where they are.
  const hasBranch = shellLayoutOf(useLocation().pathname).hasHeader

  useEffect(() => {
    if (!root?.configuration || !hasBranch) return
    const branches = root.branches.filter(({ active }) => active)
    if (branches.some(({ codplace }) => codplace === storedBranchCode())) return
    const configured = root.configuration.general.web_page.default_point_of_sale
    const timer = setTimeout(() => {
      import('./first-branch.ts').then(
        ({ chooseFirstBranch }) => chooseFirstBranch({ branches, configured, messages }),
        () => {}, // the next page chooses
      )
    }, calmMs)
    return () => clearTimeout(timer)
  }, [root, messages, hasBranch])
}
