import { notify } from '../ui/notifications.tsx'
import { type Branch, branchToUse, storeBranch, openBranchDialog, storedBranchCode } from '../shopper/branch.ts'
import type { shellMessages } from '../messages/shell.ts'
import { isInMobileApp } from '../mobile-app/mobile-app.ts'

interface Start {
  branches: readonly Branch[]
  configured: number
  messages: (typeof shellMessages)['en']
}

/**
 * The start (SHELL-8) of a browser that keeps no branch, or one that has closed since. A position that may be read
 * already chooses the nearest; one that would have to be asked for is offered once, in passing. Whatever fails leaves
 * the configured branch.
 */
export async function chooseFirstBranch({ branches, configured, messages }: Start): Promise<void> {
  const choice = { label: messages.branches, run: openBranchDialog }
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (branches.some(({ codplace }) => codplace === storedBranchCode())) return
  if (permission?.state === 'granted') return findNearest()
  storeBranch(branchToUse(branches, { configured }))
  // Inside the app the app knows where it is.
  if (permission?.state !== 'prompt' || branches.length < 2 || isInMobileApp()) return
  // The offer would lie on what somebody who types is looking at; the header's branch has the same.
  if (document.activeElement instanceof HTMLInputElement) return
  const action = { label: messages.useMyPosition, run: () => void findNearest(true) }
  notify({ id: 'branch', tone: 'success', text: messages.requestPosition, action })

  async function findNearest(isRequested = false): Promise<void> {
    const before = storedBranchCode()
    const nearest = await import('./position.ts')
      .then(({ nearestBranchCode }) => nearestBranchCode())
      .catch(() => undefined)
    // Who chose a branch meanwhile knows better.
    if (storedBranchCode() !== before) return
    if (nearest === undefined && isRequested)
      return notify({ id: 'branch', tone: 'warning', text: messages.positionFailed, action: choice })
    const code = branchToUse(branches, nearest === undefined ? { configured } : { nearest })
    storeBranch(code)
    const found = branches.find(({ codplace }) => codplace === code)
    if (nearest !== undefined && found)
      notify({ id: 'branch', tone: 'success', text: messages.located(found.description) })
  }
}
