import { useSyncExternalStore } from 'react'
import { transportOf } from '#contract/cookies.ts'
import { branchCookies, branchOfCookies } from '#contract/stored-choices.ts'
import type { listBranches } from '#contract/branches.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { defaultBranchCode, firstBranchCode } from '#domain/branches/default-branch.ts'
import { isInMobileApp, postToApp } from '../mobile-app/mobile-app.ts'
import { useRoot } from '../page/use-root.ts'

export type Branch = Omit<ReplyOf<typeof listBranches>[number], 'id'>

interface ChosenBranch {
  /** The branch that prices and stock on the page are of. */
  branchCode: number
  /** The open branches, by their code. */
  branches: readonly Branch[]
  branch: Branch | undefined
  /**
   * Whether this browser keeps an open branch; false until SHELL-8 has chosen one. Always false while rendering
   * on the server.
   */
  isChosen: boolean
}

const watchers = new Set<() => void>()
let isDialogOpen = false
let afterChoice: (() => void) | undefined

/**
 * What the cookie said last. To read cookies a browser asks another of its processes, and a page that is drawn wants to
 * know a dozen times.
 */
let lastRead: { code: number | undefined } | undefined

function tell(): void {
  lastRead = undefined
  for (const watcher of watchers) watcher()
}

/** Coming back to a tab counts as well: another tab may have chosen meanwhile. */
function subscribe(watcher: () => void) {
  const checkIsVisible = () => {
    lastRead = undefined
    watcher()
  }
  watchers.add(watcher)
  document.addEventListener('visibilitychange', checkIsVisible)
  return () => {
    watchers.delete(watcher)
    document.removeEventListener('visibilitychange', checkIsVisible)
  }
}

/** The branch code that this browser keeps, undefined while it keeps none. */
export function storedBranchCode(): number | undefined {
  return branchOfCookies(document.cookie)
}

const knownBranchCode = () => (lastRead ??= { code: storedBranchCode() }).code

/** Notices what another window has chosen while this one stayed in sight. */
export function lookForBranch(): void {
  if (storedBranchCode() !== knownBranchCode()) tell()
}

/** The branch of this page and those to choose from. */
export function useBranch(): ChosenBranch {
  const root = useRoot()
  const branches = root?.branches.filter(({ active }) => active) ?? []
  const isChosen = useSyncExternalStore(
    subscribe,
    () => branches.some(({ codplace }) => codplace === knownBranchCode()),
    () => false,
  )
  const branchCode = root?.branchCode ?? firstBranchCode
  return { branchCode, branches, branch: branches.find(({ codplace }) => codplace === branchCode), isChosen }
}

/**
 * Keeps a branch for a year; the shell then loads the page's prices and stock of it. An open dialog stays: nobody has
 * chosen in it.
 */
export function keepBranch(code: number): void {
  for (const text of branchCookies(code, transportOf(window.location))) document.cookie = text
  tell()
}

/** The shopper's own choice: kept, the dialog closes, and what had to wait for a branch goes on. */
export function chooseBranch(code: number): void {
  isDialogOpen = false
  keepBranch(code)
  const go = afterChoice
  afterChoice = undefined
  go?.()
}

/**
 * Opens the dialog to choose a branch; `then` runs once a branch is chosen. Inside the mobile app the app lets choose,
 * and nothing waits for it.
 */
export function openBranchDialog(then?: () => void): void {
  if (isInMobileApp()) {
    postToApp({ type: 'choose-branch' })
    return then?.()
  }
  afterChoice = then
  isDialogOpen = true
  tell()
}

export function closeBranchDialog(): void {
  afterChoice = undefined
  isDialogOpen = false
  tell()
}

/** Whether the dialog to choose a branch stands open now. */
export const isChoosingBranch = () => isDialogOpen

export function useBranchDialog(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDialogOpen,
    () => false,
  )
}

/** The code that this browser keeps, as it changes; undefined on the server. */
export function useStoredBranchCode(): number | undefined {
  return useSyncExternalStore(subscribe, knownBranchCode, () => undefined)
}

/**
 * The branch to fall back to when the position is refused or fails (SHELL-8): the configured one where it is open, else
 * branch 1. With `nearest`, that branch where it is in the list, else 1.
 */
export function branchToUse(
  branches: readonly Pick<Branch, 'codplace'>[],
  answer: { nearest?: number; configured?: number },
): number {
  return defaultBranchCode(
    branches.map(({ codplace }) => codplace),
    answer.nearest ?? answer.configured,
  )
}
