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
 * Selects a branch for a browser that has stored none, or one that has closed since (SHELL-8). With the permission to
 * read the position it selects the nearest branch. If the browser would have to request the permission, it selects the
 * configured branch, and one notification offers to use the position. Any failure leaves the configured branch.
 */
export async function chooseFirstBranch({ branches, configured, messages }: Start): Promise<void> {
  const choice = { label: messages.branches, run: openBranchDialog }
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (branches.some(({ codplace }) => codplace === storedBranchCode())) return
  if (permission?.state === 'granted') return findNearest()
  storeBranch(branchToUse(branches, { configured }))
  // The mobile app finds the position by itself.
  if (permission?.state !== 'prompt' || branches.length < 2 || isInMobileApp()) return
  // The notification could cover the field in which the shopper is typing, or the form of a dialog. The header's branch
  // button offers the same.
  if (document.activeElement instanceof HTMLInputElement || document.querySelector('dialog[open]')) return
  const action = { label: messages.useMyPosition, run: () => void findNearest(true) }
  notify({ id: 'branch', tone: 'success', text: messages.requestPosition, action })

  async function findNearest(isRequested = false): Promise<void> {
    const before = storedBranchCode()
    const nearest = await import('./position.ts')
      .then(({ nearestBranchCode }) => nearestBranchCode())
      .catch(() => undefined)
    // The shopper may have chosen a branch meanwhile; that choice wins.
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
