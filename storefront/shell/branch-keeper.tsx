import { Suspense, lazy, useEffect, useState } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import { notify } from '../components/notifications.tsx'
import type { loader } from '../root.tsx'
import { branchToUse, keepBranch, storedBranchCode, useBranchDialog, useStoredBranchCode } from '../shopper/branch.ts'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'

const BranchDialog = lazy(() => import('./branch-dialog.tsx'))
const calmMs = 3_000

/** Selects a branch at the start (S4), loads the page's prices and stock anew when another is chosen, and holds the dialog to choose one. */
export function BranchKeeper() {
  const root = useRouteLoaderData<typeof loader>('root')
  const stored = useStoredBranchCode()
  const { revalidate } = useRevalidator()
  const shown = root?.branchCode
  useStart()

  useEffect(() => {
    if (stored !== undefined && shown !== undefined && stored !== shown) void revalidate()
  }, [stored, shown, revalidate])

  const isOpen = useBranchDialog()
  // Once loaded the dialog stays, so that it can close in its own time.
  const [isLoaded, setLoaded] = useState(false)
  if (isOpen && !isLoaded) setLoaded(true)
  return isLoaded ? (
    <Suspense>
      <BranchDialog isOpen={isOpen} />
    </Suspense>
  ) : null
}

/**
 * S4's start for a browser that keeps no branch. A position that may be read already chooses the nearest; one that would have to be
 * asked for is offered once, in passing. Whatever fails leaves the configured branch.
 */
function useStart(): void {
  const words = useWords(shellWords)
  const root = useRouteLoaderData<typeof loader>('root')

  useEffect(() => {
    if (!root?.configuration || storedBranchCode() !== undefined) return
    const branches = root.branches.filter(({ active }) => active)
    const configured = root.configuration.general.web_page.default_point_of_sale

    async function findNearest(): Promise<void> {
      const { nearestBranchCode } = await import('./position.ts')
      const nearest = await nearestBranchCode()
      const code = branchToUse(branches, nearest === undefined ? { configured } : { nearest })
      keepBranch(code)
      const found = branches.find(({ codplace }) => codplace === code)
      if (nearest !== undefined && found) notify({ id: 'branch', tone: 'success', text: words.located(found.description) })
    }

    const timer = setTimeout(async () => {
      const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
      if (storedBranchCode() !== undefined) return
      if (permission?.state === 'granted') return findNearest()
      keepBranch(branchToUse(branches, { configured }))
      // The offer would lie on what somebody who types is looking at; the header's branch has the same.
      if (permission?.state !== 'prompt' || document.activeElement instanceof HTMLInputElement) return
      notify({
        id: 'branch',
        tone: 'success',
        text: words.askPosition,
        action: { label: words.useMyPosition, run: () => void findNearest() },
      })
    }, calmMs)
    return () => clearTimeout(timer)
  }, [root, words])
}
