/** The days of warranty of a product that names none, as the warranty policy says. */
const usualWarrantyDays = 90

/** For how many days from its delivery a product is covered; `named` is what its data say, 0 for nothing. */
export const warrantyDaysOf = (named: number): number => (named > 0 ? named : usualWarrantyDays)
