import { viewedMax, withViewed } from '#domain/products/recently-viewed.ts'
import { createPersistedCodes } from '../shopper/persisted-codes.ts'

/** What was looked at in this browser: codes alone, since prices and stock are always asked for anew. */
export const recentlyViewed = createPersistedCodes('viewed', viewedMax)

/** Remembers a product that somebody looks at: newest first, each once, at most twelve. */
export function rememberViewed({ codarticulo }: { codarticulo: string }): void {
  const codes = recentlyViewed.read()
  if (codes[0] !== codarticulo) recentlyViewed.write(withViewed(codes, codarticulo))
}
