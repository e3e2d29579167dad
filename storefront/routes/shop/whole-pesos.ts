/** The digits of the highest price that can be written. */
export const digitsMax = 8

/** Whole pesos of what was typed or pasted: `RD$ 1,200.50` is 1200. */
export function wholePesos(typed: string): string {
  const pesos = typed.replace(/\.\d{0,2}\s*$/, '')
  return pesos.replace(/\D/g, '').slice(0, digitsMax)
}
