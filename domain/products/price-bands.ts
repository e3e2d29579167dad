import type { Centavos } from '#domain/money/money.ts'

/** A part of a list by what its products cost. */
export interface PriceBand {
  /** The lowest price, in whole RD$; undefined for a band that begins at nothing. */
  fromPesos: number | undefined
  /** The highest price, in whole RD$; undefined for the last band. */
  toPesos: number | undefined
  /** How many of the prices lie in the band. */
  count: number
}

/** Whether a price lies in a band; its ends belong to it. */
export const isInBand = ({ fromPesos, toPesos }: Omit<PriceBand, 'count'>, price: Centavos): boolean =>
  price >= (fromPesos ?? 0) * 100 && price <= (toPesos ?? Number.POSITIVE_INFINITY) * 100

/** The ends of the bands, in whole RD$. */
export const bandEndsPesos = [10_000, 20_000, 30_000, 50_000] as const

/**
 * Prices grouped by what a shopper means to spend: up to RD$10,000, 20,000, 30,000 and 50,000, each including the ones
 * before it, and from the last of these ends on. A band that adds no product to the one before it is left out, and so are bands that
 * hold every price: such a tile would lead to the same list as another one.
 */
export function priceBands(prices: readonly Centavos[]): PriceBand[] {
  const countOf = (band: Omit<PriceBand, 'count'>) => prices.filter((price) => isInBand(band, price)).length
  const bands: PriceBand[] = []
  let before = 0
  for (const end of bandEndsPesos) {
    const band = { fromPesos: undefined, toPesos: end }
    const count = countOf(band)
    if (count > before && count < prices.length) bands.push({ ...band, count })
    before = count
  }
  const fromPesos = bands.at(-1)?.toPesos
  if (fromPesos === undefined) return bands
  const last = { fromPesos, toPesos: undefined }
  return [...bands, { ...last, count: countOf(last) }]
}
