import { useLanguage } from '../../messages/use-messages.ts'
import { whenText } from '../../messages/when-text.ts'
import { useReadyTime } from '../../shopper/opening.ts'

/** From when an order can be collected, in words; undefined of several branches, and where nothing is promised. */
export function usePickupTime(branchCodes: readonly number[]): string | undefined {
  const language = useLanguage()
  const ready = useReadyTime(branchCodes[0] ?? 0)
  return ready && branchCodes.length === 1 ? whenText(ready.at, ready.now, language) : undefined
}
