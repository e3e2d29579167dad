import { viewedMax, withViewed } from '#domain/products/recently-viewed.ts'
import { keepCodes } from '../shopper/kept-codes.ts'

/** What was looked at in this browser: codes alone, since prices and stock are always asked for anew. */
export const viewed = keepCodes('viewed', viewedMax)

/** Remembers a product that somebody looks at: newest first, each once, at most twelve. */
export function rememberViewed({ codarticulo }: { codarticulo: string }): void {
  const codes = viewed.read()
  if (codes[0] !== codarticulo) viewed.write(withViewed(codes, codarticulo))
}
