import { type Opening, type OpenState, openStateAt, parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { readyAtMs } from '#domain/branches/ready-time.ts'
import type { RootData } from '../page/root-data.ts'
import { useNow } from '../page/use-now.ts'
import { useRoot } from '../page/use-root.ts'

/** The week and the holidays of a branch; undefined where its hours are not set or cannot be read (BRANCH-9). */
export function openingOf(root: RootData | undefined, branchCode: number): Opening | undefined {
  const branch = root?.branches.find(({ codplace, active }) => active && codplace === branchCode)
  const hours = parseOpeningHours(branch?.opening_hours ?? null)
  return hours && { hours, holidays: root?.configuration?.general.web_page.holidays ?? [] }
}

/** Whether a branch is open now, and until when; undefined until hydration and where its hours are not known. */
export function useOpenState(branchCode: number): { state: OpenState; now: Date } | undefined {
  const now = useNow()
  const opening = openingOf(useRoot(), branchCode)
  return now && opening && { state: openStateAt(opening, now), now }
}

/**
 * When an order can be collected from a branch (BRANCH-10): one that is placed now, or the one that was placed at
 * `placedAt`. Undefined until hydration, and where nothing is promised. `whenText` says it in words.
 */
export function useReadyTime(branchCode: number, placedAt?: Date): { at: Date; now: Date } | undefined {
  const now = useNow()
  const root = useRoot()
  const at = now && readyTimeOf(root, branchCode, placedAt ?? now)
  return at && { at, now }
}

/** When an order that is placed at `from` can be collected from a branch; undefined where nothing is promised. */
export function readyTimeOf(root: RootData | undefined, branchCode: number, from: Date): Date | undefined {
  const preparationMinutes = root?.configuration?.general.web_page.preparation_minutes ?? null
  const at = readyAtMs({ opening: openingOf(root, branchCode), preparationMinutes }, from)
  return at === undefined ? undefined : new Date(at)
}

/** Whether a time of pickup can be promised at a branch at all: its hours and the preparation are set. */
export function useCanPromisePickup(branchCode: number): boolean {
  const root = useRoot()
  const preparationMinutes = root?.configuration?.general.web_page.preparation_minutes ?? null
  return preparationMinutes !== null && openingOf(root, branchCode) !== undefined
}
