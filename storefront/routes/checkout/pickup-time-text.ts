import type { Language } from '#contract/language.ts'
import { whenText } from '../../messages/when-text.ts'
import type { RootData } from '../../page/root-data.ts'
import { readyTimeOf } from '../../shopper/opening.ts'

/** From when an order that is placed now can be collected at a branch, in words; undefined where nothing is promised. */
export function pickupTimeText(root: RootData, branchCode: number, now: Date, language: Language): string | undefined {
  const at = readyTimeOf(root, branchCode, now)
  return at && whenText(at, now, language)
}
