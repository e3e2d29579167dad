/** By category: what its symbol draws. */
const drawnThings: Record<number, string> = {
  1: 'phone',
  2: 'watch',
  3: 'battery',
  5: 'speaker',
  9: 'cable',
  11: 'charger',
  12: 'case',
  16: 'headphones',
  19: 'memory',
  25: 'touch',
  31: 'tools',
  33: 'tablet',
  34: 'glass',
  36: 'camera',
  40: 'power-bank',
  43: 'computer',
  47: 'sim',
  50: 'adapter',
  51: 'holder',
  52: 'gamepad',
  53: 'tripod',
}

const prefix = 'symbol-'

/**
 * The picture of the studio that a product of a category has in place of photographs: a quiet drawing of the kind of
 * thing, and a parcel for a category that the studio does not know. It says nothing about the product.
 */
export const symbolFor = (categoryId: number): string => `${prefix}${drawnThings[categoryId] ?? 'parcel'}`

const symbols = new Set([...Object.values(drawnThings), 'parcel'].map((thing) => prefix + thing))

/** Whether the studio has a symbol of this name. */
export const hasSymbol = (picture: string): boolean => symbols.has(picture)

/** Whether a picture, by its name or its path, is only the symbol of a category. */
export const isSymbol = (picture: string): boolean => picture.slice(picture.lastIndexOf('/') + 1).startsWith(prefix)
