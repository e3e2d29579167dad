const dayMs = 86_400_000
/** Midnight in Santo Domingo, in hours of UTC; the country has no summer time. */
const midnightUtcHour = 4

/** When a purchase on credit has to be paid: at the end of the day in the store's time zone, so many days later. */
export function creditDueAt(boughtAt: Date, days: number): Date {
  const due = new Date(boughtAt.getTime() + days * dayMs - midnightUtcHour * 3_600_000)
  due.setUTCHours(24 + midnightUtcHour, 0, 0, -1)
  return due
}
