import { useNow } from '../page/use-now.ts'
import { useRoot } from '../page/use-root.ts'
import { openingOf } from './opening.ts'
import { readyTimeOf } from './ready-time-of.ts'

/**
 * When an order that is placed now can be collected from a branch (BRANCH-10). Undefined until hydration, and where
 * nothing is promised. `whenText` says it in words.
 */
export function useReadyTime(branchCode: number): { at: Date; now: Date } | undefined {
  const now = useNow()
  const root = useRoot()
  const at = now && readyTimeOf(root, branchCode, now)
  return at && { at, now }
}

/** Whether a time of pickup can be promised at a branch at all: its hours and the preparation are set. */
export function useCanPromisePickup(branchCode: number): boolean {
  const root = useRoot()
  const preparationMinutes = root?.configuration?.general.web_page.preparation_minutes ?? null
  return preparationMinutes !== null && openingOf(root, branchCode) !== undefined
}
