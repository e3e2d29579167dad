import type { RawBuilder } from 'kysely'
import { refuse } from '#contract/refusals.ts'
import type { ReservationLimits } from '#domain/reservations/limits.ts'
import { reservableShare } from '#domain/reservations/reserved-share.ts'
import { reservableFrom, reservableUntil } from '#domain/reservations/reserved-time.ts'
import { clockSkewMs } from '#server/platform/clock-skew.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type PastReservations, type ReservationWindow, readPastReservations } from './reserved-times-repository.ts'

/** The shortest reservation that is made, unless a setting is shorter: long enough to finish a checkout. */
export const shortestReservationMs = 5 * 60_000
const minuteMs = 60_000

interface NamedProduct {
  productCode: string
  name: string
}

/** What bounds a customer's next reservation. */
export interface CustomerLimits {
  /** How many of so many free units the customer may reserve, and until when; undefined where it may be all of them. */
  share(free: number): { units: number; untilMs: number } | undefined
  /**
   * When a reservation of these products ends. Refuses with `reserved-too-long` where the customer had one of them
   * reserved for so long that it must be free for others first.
   */
  endOf(products: readonly NamedProduct[]): Date
}

/** The window in which a customer's reservations and cancelled orders count now. */
export function reservationWindow(ctx: CustomerCtx): ReservationWindow {
  const { windowMs } = limitsOf(ctx)
  return {
    from: new Date(ctx.now.getTime() - windowMs),
    until: new Date(ctx.now.getTime() + clockSkewMs),
  }
}

/**
 * Reads what bounds the customer's next reservation of some products: how long they were reserved in the window, and
 * how many reservations became no order, to which cancelled checkouts count as well: `cancellations` is a select of
 * their instants, as `at`. The caller has locked the customer, so that no parallel reservation is missed.
 */
export async function readCustomerLimits(
  ctx: CustomerCtx,
  { productCodes, cancellations }: { productCodes: readonly string[]; cancellations: RawBuilder<unknown> },
): Promise<CustomerLimits> {
  const limits = limitsOf(ctx)
  const nowMs = ctx.now.getTime()
  const past = await readPastReservations(ctx.db, {
    customerId: ctx.actor.customerId,
    productCodes,
    now: ctx.now,
    window: reservationWindow(ctx),
    leftMax: limits.leftMax,
    cancellations,
  })
  return {
    share: (free) => reservableShare(free, past.leftAtMs, nowMs, limits),
    endOf: (products) => endOf(products, { past, limits, nowMs, durationMs: ctx.settings.HOLD_SECONDS * 1_000 }),
  }
}

function limitsOf({ settings }: CustomerCtx): ReservationLimits {
  return {
    reservedMaxMs: settings.RESERVATION_MINUTES * minuteMs,
    windowMs: settings.RESERVATION_WINDOW_MINUTES * minuteMs,
    leftMax: settings.RESERVATIONS_LEFT,
    sharePercent: settings.RESERVATION_SHARE_PERCENT,
  }
}

interface Bounds {
  past: PastReservations
  limits: ReservationLimits
  nowMs: number
  /** How long a reservation lasts where no limit shortens it. */
  durationMs: number
}

function endOf(products: readonly NamedProduct[], bounds: Bounds): Date {
  const { limits, nowMs, durationMs } = bounds
  const leastMs = Math.min(shortestReservationMs, durationMs, limits.reservedMaxMs)
  const untilMs = products.map(({ productCode }) => reservableUntil(spansOf(bounds, productCode), nowMs, limits))
  const tooLong = products.filter((_, index) => (untilMs[index] ?? 0) < nowMs + leastMs)
  if (tooLong.length > 0) refuseTooLong(tooLong, bounds, leastMs)
  return new Date(Math.min(nowMs + durationMs, ...untilMs))
}

const spansOf = ({ past }: Bounds, productCode: string) => past.spans.get(productCode) ?? []

/** Refuses with the instant from which each product can be reserved again; the sentence names the last of them. */
function refuseTooLong(products: readonly NamedProduct[], bounds: Bounds, leastMs: number): never {
  const { limits, nowMs } = bounds
  const again = products
    .map(({ productCode, name }) => ({
      productCode,
      name,
      atMs: reservableFrom(spansOf(bounds, productCode), nowMs, limits, leastMs),
    }))
    .sort((a, b) => b.atMs - a.atMs)
  const [last] = again as [(typeof again)[number]]
  refuse('reserved-too-long', {
    product: last.name,
    minutes: Math.max(1, Math.ceil((last.atMs - nowMs) / minuteMs)),
    products: again.map(({ productCode, name, atMs }) => ({ productCode, name, reservableAt: new Date(atMs) })),
  })
}
