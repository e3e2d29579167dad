import { comparedMax, withCompared } from '#domain/products/compare-list.ts'
import { createPersistedCodes } from '../shopper/persisted-codes.ts'

/** The products that somebody chose to see side by side, in this browser. */
export const compareList = createPersistedCodes('compare', comparedMax)

/** Takes a product into the comparison or out of it; a fifth is refused, and said so. */
export function toggleCompared(code: string): void {
  const next = withCompared(compareList.read(), code)
  if (next === 'full') void import('./notify-full.ts').then(({ notifyFull }) => notifyFull())
  else compareList.write(next)
}

/** The address of a comparison: whoever opens it sees the same products. */
export const comparePath = (codes: readonly string[]) =>
  codes.length > 0 ? `/compare?codes=${codes.map(encodeURIComponent).join(',')}` : '/compare'
