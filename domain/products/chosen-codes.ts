/** How many products stand side by side. */
export const comparedMax = 4
/** How many of the products that somebody looked at are remembered. */
export const viewedMax = 12

/** The codes after a product was looked at: newest first, each once, no more than are remembered. */
export function withViewed(codes: readonly string[], code: string): string[] {
  return [code, ...codes.filter((other) => other !== code)].slice(0, viewedMax)
}

/**
 * The codes after a product's compare button was pressed: it leaves where it is one of them, else it is added; a fifth
 * is refused.
 */
export function withCompared(codes: readonly string[], code: string): readonly string[] | 'full' {
  if (codes.includes(code)) return codes.filter((other) => other !== code)
  return codes.length >= comparedMax ? 'full' : [...codes, code]
}
