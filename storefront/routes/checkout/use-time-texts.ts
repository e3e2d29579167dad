import { useEffect, useState } from 'react'
import { useLanguage } from '../../messages/use-messages.ts'
import { useNow } from '../../page/use-now.ts'
import { useRoot } from '../../page/use-root.ts'
import type { TimeTexts } from '../../shopper/time-texts.ts'

const load = () => import('../../shopper/time-texts.ts')

/**
 * When an order of some branches is received, in words; undefined until the rules of opening hours have arrived, which a
 * checkout without an order does not load.
 */
export function useTimeTexts(branchCodes: readonly number[]): TimeTexts | undefined {
  const language = useLanguage()
  const now = useNow()
  const root = useRoot()
  const [rules, setRules] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => void load().then(setRules, () => {}), [])
  return rules && root && now && rules.timeTexts(root, branchCodes, now, language)
}
