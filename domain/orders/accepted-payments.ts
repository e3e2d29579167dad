/**
 * The kinds of payment that an order can be paid with now: `POST orders` takes these alone, and the configuration names
 * them to the pages.
 */
export const acceptedPayments = ['cash'] as const
