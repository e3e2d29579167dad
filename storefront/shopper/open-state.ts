import { type OpenState, openStateAt } from '#domain/branches/open-state.ts'
import { useNow } from '../page/use-now.ts'
import { useRoot } from '../page/use-root.ts'
import { openingOf } from './opening.ts'

/** Whether a branch is open now, and until when; undefined until hydration and where its hours are not known. */
export function useOpenState(branchCode: number): { state: OpenState; now: Date } | undefined {
  const now = useNow()
  const opening = openingOf(useRoot(), branchCode)
  return now && opening && { state: openStateAt(opening, now), now }
}
