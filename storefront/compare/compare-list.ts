import { comparedMax, withCompared } from '#domain/products/compare-list.ts'
import { createPersistedCodes } from '../shopper/persisted-codes.ts'

/** The products that the shopper compares, in this browser. */
export const compareList = createPersistedCodes('compare', comparedMax)

/** Adds a product to the comparison or removes it. Beyond four products it notifies the shopper instead. */
export function toggleCompared(code: string): void {
  const next = withCompared(compareList.read(), code)
  if (next === 'full') void import('./notify-full.ts').then(({ notifyFull }) => notifyFull())
  else compareList.write(next)
}

/** The path of a comparison, with its products, so that it can be shared. */
export const comparePath = (codes: readonly string[]) =>
  codes.length > 0 ? `/compare?codes=${codes.map(encodeURIComponent).join(',')}` : '/compare'
