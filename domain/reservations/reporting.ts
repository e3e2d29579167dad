/** How often a page of the checkout reports that it is still open. */
export const reportEveryMs = 60_000

/**
 * How long a page that reports may be silent before its reservation is released; while a payment is open it never is.
 */
export const silenceMaxMs = 5 * 60_000
