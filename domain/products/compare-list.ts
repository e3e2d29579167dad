/** How many products can be compared side by side. */
export const comparedMax = 4

/**
 * The list after a product's compare button was pressed: a product in it is removed, another one is added at the end.
 * `full` where it would be one too many.
 */
export function withCompared(codes: readonly string[], code: string): readonly string[] | 'full' {
  if (codes.includes(code)) return codes.filter((other) => other !== code)
  return codes.length >= comparedMax ? 'full' : [...codes, code]
}
