/** The days of warranty of a product that names none, as the warranty policy says. */
const usualWarrantyDays = 90

/** For how many days from its delivery a product is covered; `named` is what its data say, 0 for nothing. */
export const warrantyDaysOf = (named: number): number => (named > 0 ? named : usualWarrantyDays)

const dayMs = 86_400_000

/** The last instant at which a product that was received at an instant is covered, in milliseconds (ORDER-17). */
export const coveredUntilMs = (receivedAt: Date, days: number): number => receivedAt.getTime() + days * dayMs
