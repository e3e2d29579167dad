import { type Opening, parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { readyAtMs } from '#domain/branches/ready-time.ts'
import type { RootData } from '../page/root-data.ts'

/** The week and the holidays of a branch; undefined where its hours are not set or cannot be read (BRANCH-9). */
export function openingOf(root: RootData | undefined, branchCode: number): Opening | undefined {
  const branch = root?.branches.find(({ codplace, active }) => active && codplace === branchCode)
  const hours = parseOpeningHours(branch?.opening_hours ?? null)
  return hours && { hours, holidays: root?.configuration?.general.web_page.holidays ?? [] }
}

/** When an order that is placed at `from` can be collected from a branch; undefined where nothing is promised. */
export function readyTimeOf(root: RootData | undefined, branchCode: number, from: Date): Date | undefined {
  const preparationMinutes = root?.configuration?.general.web_page.preparation_minutes ?? null
  const at = readyAtMs({ opening: openingOf(root, branchCode), preparationMinutes }, from)
  return at === undefined ? undefined : new Date(at)
}
