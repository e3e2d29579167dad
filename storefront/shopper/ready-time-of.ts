import { readyAtMs } from '#domain/branches/ready-time.ts'
import type { RootData } from '../page/root-data.ts'
import { openingOf } from './opening.ts'

/** When an order that is placed at `from` can be collected from a branch; undefined where nothing is promised. */
export function readyTimeOf(root: RootData | undefined, branchCode: number, from: Date): Date | undefined {
  const preparationMinutes = root?.configuration?.general.web_page.preparation_minutes ?? null
  const at = readyAtMs({ opening: openingOf(root, branchCode), preparationMinutes }, from)
  return at === undefined ? undefined : new Date(at)
}
