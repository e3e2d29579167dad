/** A page of the checkout reports so often that it is still open. */
export const reportEveryMs = 60_000

/**
 * A reservation whose page said that it would report is released after so long a silence, but never while a payment is
 * open.
 */
export const silenceMaxMs = 5 * 60_000
