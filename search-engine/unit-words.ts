/** The unit of measure that a word behind a number means, in the form in which names have it: `2 metros` is `2 m`. */
export const unitOf = (word: string): string | undefined => units.get(word)

const units = new Map(
  Object.entries({
    m: 'metro metros mts mt meter meters metre metres',
    ft: 'pie pies feet foot',
    gb: 'gb giga gigas gigabyte gigabytes',
    tb: 'tb tera teras terabyte terabytes',
    w: 'watt watts vatio vatios',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

const metresOfFoot = 0.3048
/** Lengths are sold in whole metres: 6 feet are a cable of 2 m, and 5 feet none. */
const roundingMax = 0.2

/** The whole metres that goods of so many feet are sold as; undefined where there are none. */
export function metresSoldAs(feet: number): number | undefined {
  const metres = feet * metresOfFoot
  const whole = Math.round(metres)
  return whole >= 1 && Math.abs(metres - whole) <= roundingMax ? whole : undefined
}
