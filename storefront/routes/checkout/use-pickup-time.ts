import { useEffect, useState } from 'react'
import { useLanguage } from '../../messages/use-messages.ts'
import { useNow } from '../../page/use-now.ts'
import { useRoot } from '../../page/use-root.ts'

const load = () => import('./pickup-time-text.ts')

/**
 * From when an order can be collected, in words; undefined of several branches, where nothing is promised, and until the
 * rules of opening hours have arrived, which a checkout without an order does not load.
 */
export function usePickupTime(branchCodes: readonly number[]): string | undefined {
  const language = useLanguage()
  const now = useNow()
  const root = useRoot()
  const [rules, setRules] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => void load().then(setRules, () => {}), [])
  const [code] = branchCodes
  if (!rules || !root || !now || code === undefined || branchCodes.length > 1) return undefined
  return rules.pickupTimeText(root, code, now, language)
}
