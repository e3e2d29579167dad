import { notify } from '../ui/notifications.tsx'
import { type Branch, branchToUse, storeBranch, openBranchDialog, storedBranchCode } from '../shopper/branch.ts'
import type { shellMessages } from '../messages/shell.ts'
import { isInMobileApp } from '../mobile-app/mobile-app.ts'
import { clearOffer, noteOffer } from './position-offer.ts'

interface Start {
  branches: readonly Branch[]
  configured: number
  messages: (typeof shellMessages)['en']
  /** Whether the page shows what depends on the place: others leave the offer to the next page that does. */
  isOfferPage: boolean
}

/**
 * Selects a branch for a browser that has stored none, or one that has closed since (SHELL-8). With the permission to
 * read the position it selects the nearest branch. If the browser would have to request the permission, it selects the
 * configured branch, and one notification offers to use the position. Any failure leaves the configured branch.
 */
export async function chooseFirstBranch(start: Start): Promise<void> {
  const { branches, configured } = start
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (branches.some(({ codplace }) => codplace === storedBranchCode())) return
  if (permission?.state === 'granted') return chooseNearest(start)
  const chosen = branchToUse(branches, { configured })
  storeBranch(chosen)
  // The mobile app finds the position by itself.
  if (permission?.state !== 'prompt' || branches.length < 2 || isInMobileApp()) return
  noteOffer(chosen)
  if (start.isOfferPage) offerPosition(start)
}

/** Offers once to use the position, on the first page where that serves. */
export function offerPosition(start: Start): void {
  // The form of a dialog, or the field in which the shopper is typing, comes first: another page makes the offer.
  if (document.activeElement instanceof HTMLInputElement || document.querySelector('dialog[open]')) return
  clearOffer()
  const { messages } = start
  const action = { label: messages.useMyPosition, run: () => void chooseNearest(start, true) }
  notify({ id: 'branch', tone: 'success', text: messages.requestPosition, action })
}

async function chooseNearest({ branches, configured, messages }: Start, isRequested = false): Promise<void> {
  const before = storedBranchCode()
  const nearest = await import('./position.ts')
    .then(({ nearestBranchCode }) => nearestBranchCode())
    .catch(() => undefined)
  // The shopper may have chosen a branch meanwhile; that choice wins.
  if (storedBranchCode() !== before) return
  if (nearest === undefined && isRequested) {
    const choice = { label: messages.branches, run: openBranchDialog }
    return notify({ id: 'branch', tone: 'warning', text: messages.positionFailed, action: choice })
  }
  const code = branchToUse(branches, nearest === undefined ? { configured } : { nearest })
  storeBranch(code)
  const found = branches.find(({ codplace }) => codplace === code)
  if (nearest !== undefined && found)
    notify({ id: 'branch', tone: 'success', text: messages.located(found.description) })
}
