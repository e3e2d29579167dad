import { refuse } from '#contract/refusals.ts'
import type { ReservationLimits } from '#domain/reservations/limits.ts'
import { reservableShare } from '#domain/reservations/reserved-share.ts'
import { reservableFrom, reservableUntil } from '#domain/reservations/reserved-time.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type PastReservations, readPastReservations } from './past-reservations.ts'

/** Nobody begins a checkout that ends before it can be finished. */
export const leastMs = 5 * 60_000
const minuteMs = 60_000

/** What bounds the customer's next reservation. */
export interface OwnLimits {
  /** How many of so many free pieces it may hold, and until when; undefined where it may hold all. */
  share(free: number): { pieces: number; untilMs: number } | undefined
  /**
   * Until when it may hold these products. Refuses with `reserved-too-long` where one of them was held for so long that
   * it must be let go first.
   */
  endOf(lines: readonly { productCode: string; name: string }[]): Date
}

/**
 * Reads what the customer reserved before. The caller has locked the customer, so that no parallel reservation is
 * missed.
 */
export async function ownLimits(ctx: CustomerCtx, productCodes: readonly string[]): Promise<OwnLimits> {
  const limits = limitsOf(ctx)
  const holdMs = ctx.settings.HOLD_SECONDS * 1_000
  const nowMs = ctx.now.getTime()
  const past = await readPastReservations(ctx.db, {
    customerId: ctx.actor.customerId,
    productCodes,
    now: ctx.now,
    ...limits,
  })
  return {
    share: (free) => reservableShare(free, past.leftAtMs, nowMs, limits),
    endOf: (lines) => {
      const spansOf = (code: string) => past.spans.get(code) ?? []
      const least = Math.min(leastMs, holdMs, limits.heldMaxMs)
      const tooLong = lines.filter(
        ({ productCode }) => reservableUntil(spansOf(productCode), nowMs, limits) < nowMs + least,
      )
      if (tooLong.length > 0) refuseTooLong(tooLong, past, nowMs, limits, least)
      return new Date(
        Math.min(
          nowMs + holdMs,
          ...lines.map(({ productCode }) => reservableUntil(spansOf(productCode), nowMs, limits)),
        ),
      )
    },
  }
}

function limitsOf({ settings }: CustomerCtx): ReservationLimits {
  return {
    heldMaxMs: settings.RESERVATION_MINUTES * minuteMs,
    windowMs: settings.RESERVATION_WINDOW_MINUTES * minuteMs,
    leftMax: settings.RESERVATIONS_LEFT,
    sharePercent: settings.RESERVATION_SHARE_PERCENT,
  }
}

function refuseTooLong(
  lines: readonly { productCode: string; name: string }[],
  { spans }: PastReservations,
  nowMs: number,
  limits: ReservationLimits,
  least: number,
): never {
  const again = lines
    .map(({ productCode, name }) => ({
      productCode,
      name,
      atMs: reservableFrom(spans.get(productCode) ?? [], nowMs, limits, least),
    }))
    .sort((a, b) => b.atMs - a.atMs)
  const [last] = again as [(typeof again)[number]]
  refuse('reserved-too-long', {
    product: last.name,
    minutes: Math.max(1, Math.ceil((last.atMs - nowMs) / minuteMs)),
    products: again.map(({ productCode, name, atMs }) => ({
      codarticulo: productCode,
      description: name,
      again_at: new Date(atMs).toISOString(),
    })),
  })
}
