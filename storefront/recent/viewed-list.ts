import { viewedMax, withViewed } from '#domain/products/recently-viewed.ts'
import { createPersistedCodes } from '../shopper/persisted-codes.ts'

/** The products viewed in this browser, as codes only: their prices and stock are fetched each time. */
export const recentlyViewed = createPersistedCodes('viewed', viewedMax)

/** Adds a product to the viewed ones: the newest first, each once, at most twelve. */
export function rememberViewed({ codarticulo }: { codarticulo: string }): void {
  const codes = recentlyViewed.read()
  if (codes[0] !== codarticulo) recentlyViewed.write(withViewed(codes, codarticulo))
}
