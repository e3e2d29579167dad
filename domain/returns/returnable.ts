import type { Centavos } from '../money/money.ts'
import type { OrderOrigin, OrderStatus } from '../orders/order-steps.ts'
import type { Refusal } from '../refusal.ts'

/** How many days after its delivery the products of an order can be returned. */
export const returnDays = 30
const dayMs = 86_400_000

/** The fields of an order that a return depends on. */
export interface ReturnableOrder {
  status: OrderStatus
  origin: OrderOrigin
  deliveredAt: Date | null
}

/** A line of an order, with the units that returns have requested already. */
export interface BoughtLine {
  productCode: string
  quantity: number
  /** What all its units cost, tax included. */
  totalCentavos: Centavos
  /** Units of returns that are requested or approved; those of refused and withdrawn ones can be requested again. */
  claimed: number
}

/** The last instant at which a return can be requested, in milliseconds; undefined where an order cannot be returned. */
export function returnableUntilMs({ status, origin, deliveredAt }: ReturnableOrder): number | undefined {
  if (status !== 'delivered' || origin !== 'online' || !deliveredAt) return undefined
  return deliveredAt.getTime() + returnDays * dayMs
}

/** The lines of which units can still be returned, with how many (RETURN-2). */
export function returnableLines(lines: readonly BoughtLine[]): { productCode: string; quantity: number }[] {
  return lines
    .map(({ productCode, quantity, claimed }) => ({ productCode, quantity: quantity - claimed }))
    .filter(({ quantity }) => quantity > 0)
}

type ReturnRefusal =
  | Refusal<'order-not-returnable'>
  | (Refusal<'return-too-late'> & { days: number })
  | (Refusal<'return-too-many-units'> & { productCode: string; available: number })

/**
 * The refusal of a return: of an order that was not delivered by this store, after the days for it are over, or of more
 * units than can still be returned (RETURN-1, RETURN-2).
 */
export function refusalToReturn(
  order: ReturnableOrder & { lines: readonly BoughtLine[] },
  requested: readonly { productCode: string; quantity: number }[],
  now: Date,
): ReturnRefusal | undefined {
  const untilMs = returnableUntilMs(order)
  if (untilMs === undefined) return { code: 'order-not-returnable', status: order.status }
  if (now.getTime() > untilMs) return { code: 'return-too-late', days: returnDays }
  const left = new Map(returnableLines(order.lines).map(({ productCode, quantity }) => [productCode, quantity]))
  for (const { productCode, quantity } of requested) {
    const available = left.get(productCode) ?? 0
    if (quantity > available) return { code: 'return-too-many-units', productCode, available }
  }
  return undefined
}

/**
 * What some units of a line cost, tax included, after others of it were returned. The parts of all returns of a line add
 * up to its total exactly: three units for 1000 come to 333, 333 and 334 (RETURN-3).
 */
export function amountOfReturned(
  { quantity, totalCentavos }: Pick<BoughtLine, 'quantity' | 'totalCentavos'>,
  units: { returnedBefore: number; returned: number },
): Centavos {
  // The product may exceed what a double holds exactly.
  const upTo = (count: number) => Number((BigInt(totalCentavos) * BigInt(count)) / BigInt(quantity))
  return upTo(units.returnedBefore + units.returned) - upTo(units.returnedBefore)
}
