/** The age from which somebody may state a date of birth, in years. */
export const ageMin = 13
/** The age that nobody has passed, in years. */
export const ageMax = 120

/** Whether a text is a day of the calendar as `2004-02-29`. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  return year > 0 && day > 0 && day <= daysOf(year, month)
}

function daysOf(year: number, month: number): number {
  const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

/** Whether a day can be the date of birth of a customer, who is 13 to 120 years old today (ACCOUNT-51). */
export function isBirthDate(day: string, today: string): boolean {
  if (!isDay(day)) return false
  const age = ageOn(day, today)
  return age >= ageMin && age <= ageMax
}

/** The whole years between two days: one more on each birthday. */
function ageOn(day: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4))
  return today.slice(5) < day.slice(5) ? years - 1 : years
}
