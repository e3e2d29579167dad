import { useEffect } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { notify } from '../components/notifications.tsx'
import { onDemand } from '../components/on-demand.tsx'
import { tellNotOpened } from '../components/overlays.tsx'
import {
  branchToUse,
  closeBranchDialog,
  keepBranch,
  lookForBranch,
  openBranchDialog,
  storedBranchCode,
  useBranchDialog,
  useStoredBranchCode,
} from '../shopper/branch.ts'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import { isEmbedded } from './embedded.ts'
import { useRoot } from './use-root.ts'

const BranchDialog = onDemand(
  () => import('./branch-dialog.tsx'),
  () => {
    closeBranchDialog()
    tellNotOpened()
  },
)
const calmMs = 3_000

/** Selects a branch at the start (S4), loads the page's prices and stock anew when another is chosen, and holds the dialog to choose one. */
export function BranchKeeper() {
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
  return <BranchDialog isWanted={isOpen} isOpen={isOpen} />
}

/**
 * S4's start for a browser that keeps no branch, or one that has closed since. A position that may be read already chooses the nearest; one that would have to be
 * asked for is offered once, in passing. Whatever fails leaves the configured branch.
 */
function useStart(): void {
  const words = useWords(shellWords)
  const root = useRoot()

  useEffect(() => {
    if (!root?.configuration) return
    const branches = root.branches.filter(({ active }) => active)
    const isKept = () => branches.some(({ codplace }) => codplace === storedBranchCode())
    if (isKept()) return
    const configured = root.configuration.general.web_page.default_point_of_sale
    const choice = { label: words.branches, run: openBranchDialog }

    async function findNearest(isWanted = false): Promise<void> {
      const before = storedBranchCode()
      const nearest = await import('./position.ts').then(({ nearestBranchCode }) => nearestBranchCode()).catch(() => undefined)
      // Who chose a branch meanwhile knows better.
      if (storedBranchCode() !== before) return
      if (nearest === undefined && isWanted) return notify({ id: 'branch', tone: 'warning', text: words.positionFailed, action: choice })
      const code = branchToUse(branches, nearest === undefined ? { configured } : { nearest })
      keepBranch(code)
      const found = branches.find(({ codplace }) => codplace === code)
      if (nearest !== undefined && found) notify({ id: 'branch', tone: 'success', text: words.located(found.description) })
    }

    const timer = setTimeout(async () => {
      const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
      if (isKept()) return
      if (permission?.state === 'granted') return findNearest()
      keepBranch(branchToUse(branches, { configured }))
      // Inside the app the app knows where it is.
      if (permission?.state !== 'prompt' || branches.length < 2 || isEmbedded()) return
      // The offer would lie on what somebody who types is looking at; the header's branch has the same.
      if (document.activeElement instanceof HTMLInputElement) return
      notify({
        id: 'branch',
        tone: 'success',
        text: words.askPosition,
        action: { label: words.useMyPosition, run: () => void findNearest(true) },
      })
    }, calmMs)
    return () => clearTimeout(timer)
  }, [root, words])
}
