const hourMs = 3_600_000

/** When an order is canceled whose deposit nobody has proved, in Unix milliseconds: so many hours after it was placed (PAYMENT-17). */
export const proofDeadlineMs = (placedAt: Date, hours: number): number => placedAt.getTime() + hours * hourMs

/** Orders that were placed before this instant, in Unix milliseconds, have waited too long for the proof of their deposit. */
export const unprovenSinceMs = (now: Date, hours: number): number => now.getTime() - hours * hourMs
