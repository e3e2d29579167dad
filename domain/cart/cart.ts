import { type Centavos, amountOf, sumCentavos } from '../money/money.ts'
import type { Refusal } from '../refusal.ts'

/** The most lines that a cart takes. */
export const linesMax = 100
/** The most units of one product that a cart takes. */
export const quantityMax = 9999
/** The longest note of a line, in characters. */
export const noteMax = 200

/** A product in a cart. It has no price: the store computes prices anew each time. */
export interface CartLine {
  productCode: string
  quantity: number
  note?: string
}

/** A line with its price. */
export type PricedLine<L> = Omit<L, 'unitPriceCentavos'> & { unitPriceCentavos: Centavos; amountCentavos: Centavos }

/** A cart with its total; `itemsCount` counts units, not lines. */
export interface PricedCart<L> {
  lines: PricedLine<L>[]
  totalCentavos: Centavos
  itemsCount: number
}

/**
 * The cart after a line was set: a known product stays in its place, a new one goes to the end, quantity 0 removes. A
 * line without a note leaves the note as it is; an empty note removes it.
 */
export function setLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  if (line.quantity <= 0) return lines.filter((other) => other.productCode !== line.productCode)
  const known = lines.find((other) => other.productCode === line.productCode)
  const next = lineOf(line.productCode, Math.min(line.quantity, quantityMax), line.note ?? known?.note)
  return known ? lines.map((other) => (other === known ? next : other)) : [...lines, next]
}

/** The refusal of a new product by a full cart (`cart-full`). A product that is in the cart may always change. */
export function refusalToSetLine(
  lines: readonly CartLine[],
  line: CartLine,
): Refusal<'cart-full', 'linesMax'> | undefined {
  if (line.quantity <= 0 || lines.length < linesMax) return undefined
  if (lines.some((other) => other.productCode === line.productCode)) return undefined
  return { code: 'cart-full', linesMax }
}

/**
 * The customer's cart with the guest's merged into it, as at the sign-in (CART-4). Of a product in both, the larger
 * quantity stays: a sum would double the quantities of a cart that is synced twice, because the first response was lost
 * or two tabs signed in. The customer's own notes and order take precedence; lines beyond the limit are left out.
 */
export function mergeCarts(server: readonly CartLine[], guest: readonly CartLine[]): CartLine[] {
  return guest.reduce<CartLine[]>(
    (lines, line) => {
      const known = lines.find((other) => other.productCode === line.productCode)
      if (line.quantity <= 0 || refusalToSetLine(lines, line)) return lines
      const quantity = Math.max(line.quantity, known?.quantity ?? 0)
      return setLine(lines, lineOf(line.productCode, quantity, known?.note || line.note))
    },
    [...server],
  )
}

interface LineToPrice {
  quantity: number
  unitPriceCentavos: Centavos | undefined
  /** False where nothing of it can be ordered, for want of stock or because it is no longer sold. */
  isOrderable?: boolean
}

/**
 * The amounts of the lines and of the whole cart. A line without a price, or that cannot be ordered, counts its units and
 * costs nothing.
 */
export function priceCart<L extends LineToPrice>(lines: readonly L[]): PricedCart<L> {
  const priced = lines.map((line) => {
    const unitPriceCentavos = line.unitPriceCentavos ?? 0
    return {
      ...line,
      unitPriceCentavos,
      amountCentavos: line.isOrderable === false ? 0 : amountOf({ quantity: line.quantity, unitPriceCentavos }),
    }
  })
  return {
    lines: priced,
    totalCentavos: sumCentavos(priced.map((line) => line.amountCentavos)),
    itemsCount: priced.reduce((sum, line) => sum + line.quantity, 0),
  }
}

function lineOf(productCode: string, quantity: number, note: string | undefined): CartLine {
  return note ? { productCode, quantity, note } : { productCode, quantity }
}
