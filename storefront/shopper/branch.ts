import { useSyncExternalStore } from 'react'
import { transportOf } from '#contract/cookies.ts'
import { branchCookies, branchOfCookies } from '#contract/stored-choices.ts'
import type { listBranches } from '#contract/branches.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { defaultBranchCode } from '#domain/branches/default-branch.ts'
import { createListeners } from '../ui/create-store.ts'
import { isInMobileApp, postToApp } from '../mobile-app/mobile-app.ts'
import { endOffer } from './position-offer.ts'
import { shopperMessages } from '../messages/shopper.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useBranchCode, useRoot } from '../page/use-root.ts'

export type Branch = Omit<ReplyOf<typeof listBranches>[number], 'id'>

interface ChosenBranch {
  /** The branch of the prices and the stock on the page. */
  branchCode: number
  /** The open branches, ordered by code. */
  branches: readonly Branch[]
  branch: Branch | undefined
  /**
   * Whether this browser has stored an open branch; false until it has selected one at the start (SHELL-8). Always
   * false on the server.
   */
  isChosen: boolean
}

const listeners = createListeners()
let isDialogOpen = false
let afterChoice: (() => void) | undefined

/**
 * The branch code that was read last. Reading a cookie is slow, as the browser fetches it from another process, and
 * rendering a page needs the code often.
 */
let lastRead: { code: number | undefined } | undefined

function announce(): void {
  lastRead = undefined
  listeners.announce()
}

/** Also calls the listener when the tab is shown again, since the branch may have changed in another tab. */
function subscribe(listener: () => void) {
  const checkIsVisible = () => {
    lastRead = undefined
    listener()
  }
  const remove = listeners.subscribe(listener)
  document.addEventListener('visibilitychange', checkIsVisible)
  return () => {
    remove()
    document.removeEventListener('visibilitychange', checkIsVisible)
  }
}

/** The branch code in this browser's cookie, if it has one. */
export function storedBranchCode(): number | undefined {
  return branchOfCookies(document.cookie)
}

const knownBranchCode = () => (lastRead ??= { code: storedBranchCode() }).code

/** Reads the cookie again: another window may have changed it while this one stayed visible. */
export function rereadBranch(): void {
  if (storedBranchCode() !== knownBranchCode()) announce()
}

/** The branch of this page, and the branches to choose from. */
export function useBranch(): ChosenBranch {
  const root = useRoot()
  const branches = root?.branches.filter(({ active }) => active) ?? []
  const isChosen = useSyncExternalStore(
    subscribe,
    () => branches.some(({ codplace }) => codplace === knownBranchCode()),
    () => false,
  )
  const branchCode = useBranchCode()
  return { branchCode, branches, branch: branches.find(({ codplace }) => codplace === branchCode), isChosen }
}

/** The name of a branch by its code, closed branches included, since a cart may be of one. */
export function useBranchName(): (branchCode: number) => string {
  const messages = useMessages(shopperMessages)
  const branches = useRoot()?.branches ?? []
  return (branchCode) =>
    branches.find(({ codplace }) => codplace === branchCode)?.description ?? messages.unknownBranch(branchCode)
}

/**
 * Stores a branch for a year; the shell then loads the page again with its prices and stock. An open dialog stays open,
 * since the shopper has not chosen in it.
 */
export function storeBranch(code: number): void {
  for (const text of branchCookies(code, transportOf(window.location))) document.cookie = text
  announce()
}

/** Stores the branch that the shopper chose, closes the dialog, and runs the function that waited for a branch. */
export function chooseBranch(code: number): void {
  isDialogOpen = false
  endOffer()
  storeBranch(code)
  const go = afterChoice
  afterChoice = undefined
  go?.()
}

/**
 * Opens the dialog to choose a branch; `then` runs once a branch is chosen. Inside the mobile app the app opens its own
 * dialog, and `then` runs at once.
 */
export function openBranchDialog(then?: () => void): void {
  if (isInMobileApp()) {
    postToApp({ type: 'choose-branch' })
    return then?.()
  }
  afterChoice = then
  isDialogOpen = true
  announce()
}

export function closeBranchDialog(): void {
  afterChoice = undefined
  isDialogOpen = false
  announce()
}

/** Whether the dialog to choose a branch is open. */
export const isChoosingBranch = () => isDialogOpen

export function useBranchDialog(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDialogOpen,
    () => false,
  )
}

/** The stored branch code in a component; undefined on the server. */
export function useStoredBranchCode(): number | undefined {
  return useSyncExternalStore(subscribe, knownBranchCode, () => undefined)
}

/**
 * The branch to select at the start (SHELL-8): `nearest` if it is among the branches, else `configured` if that is,
 * else branch 1.
 */
export function branchToUse(
  branches: readonly Pick<Branch, 'codplace'>[],
  choice: { nearest?: number; configured?: number },
): number {
  return defaultBranchCode(
    branches.map(({ codplace }) => codplace),
    choice.nearest ?? choice.configured,
  )
}
