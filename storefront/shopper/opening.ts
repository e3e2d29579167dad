import { type Opening, parseOpeningHours } from '#domain/branches/opening-hours.ts'
import type { RootData } from '../page/root-data.ts'

/** The week and the holidays of a branch; undefined where its hours are not set or cannot be read (BRANCH-9). */
export function openingOf(root: RootData | undefined, branchCode: number): Opening | undefined {
  const branch = root?.branches.find(({ codplace, active }) => active && codplace === branchCode)
  const hours = parseOpeningHours(branch?.opening_hours ?? null)
  return hours && { hours, holidays: root?.configuration?.general.web_page.holidays ?? [] }
}
