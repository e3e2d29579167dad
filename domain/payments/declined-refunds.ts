const minuteMs = 60_000

/** How long the store waits after each decline of a refund or a release before it tries again: 31 hours in sum. */
export const pausesAfterDeclineMs = [15 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs, 24 * 60 * minuteMs] as const

/**
 * How long to wait after a provider has declined to give a payment back, in milliseconds; undefined where it was the last
 * try, so that staff decide (PAYMENT-21). `declinedBefore` counts the declines before this one.
 */
export const pauseAfterDecline = (declinedBefore: number): number | undefined => pausesAfterDeclineMs[declinedBefore]
