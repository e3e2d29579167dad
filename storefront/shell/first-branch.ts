import { notify } from '../ui/notify.ts'
import { type Branch, branchToUse, storeBranch, openBranchDialog, storedBranchCode } from '../shopper/branch.ts'
import type { shellMessages } from '../messages/shell.ts'
import { canOffer, endOffer, noteOffer } from '../shopper/position-offer.ts'

interface Place {
  branches: readonly Branch[]
  messages: (typeof shellMessages)['en']
}

interface Start extends Place {
  configured: number
  /** Whether the page shows what depends on the place, and so offers the position. */
  isOfferPage: boolean
}

/**
 * Selects a branch for a browser that has stored none, or one that has closed since (SHELL-8). With the permission to
 * read the position it selects the nearest branch. If the browser would have to request the permission, it selects the
 * configured branch, and this page or the next on which it serves offers to use the position. Any failure leaves the
 * configured branch.
 */
export async function chooseFirstBranch({ branches, messages, configured, isOfferPage }: Start): Promise<void> {
  const isStored = () => branches.some(({ codplace }) => codplace === storedBranchCode())
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (isStored()) return
  if (permission?.state !== 'prompt') endOffer()
  else if (!isOfferPage || !canOffer()) noteOffer()
  const nearest = permission?.state === 'granted' ? await findNearest() : undefined
  // The shopper may have chosen a branch meanwhile; that choice wins.
  if (isStored()) return
  if (nearest === undefined) storeBranch(branchToUse(branches, { configured }))
  else storeNearest({ branches, messages }, nearest)
}

/** Chooses the nearest branch for a shopper who has requested it. */
export async function chooseNearest(place: Place): Promise<void> {
  const before = storedBranchCode()
  const nearest = await findNearest()
  if (storedBranchCode() !== before) return
  if (nearest !== undefined) return storeNearest(place, nearest)
  const choice = { label: place.messages.branches, run: openBranchDialog }
  notify({ id: 'branch', tone: 'warning', text: place.messages.positionFailed, action: choice })
}

const findNearest = (): Promise<number | undefined> =>
  import('./position.ts').then(({ nearestBranchCode }) => nearestBranchCode()).catch(() => undefined)

function storeNearest({ branches, messages }: Place, nearest: number): void {
  const code = branchToUse(branches, { nearest })
  storeBranch(code)
  const found = branches.find(({ codplace }) => codplace === code)
  if (found) notify({ id: 'branch', tone: 'success', text: messages.located(found.description) })
}
