/** An amount of Dominican money in whole hundredths of a peso. */
export type Centavos = number

/** The sum of amounts. */
export function sumCentavos(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** Whether a decimal RD$ amount has no part of a centavo, but for what adding decimals in binary leaves. */
export function isWholeCentavos(decimal: number): boolean {
  const hundredths = decimal * 100
  return Math.abs(hundredths - Math.round(hundredths)) < 0.001
}

/** What some units cost. */
export function amountOf({ quantity, unitPriceCentavos }: { quantity: number; unitPriceCentavos: Centavos }): Centavos {
  return quantity * unitPriceCentavos
}

/** Rounds to a whole number; a half goes away from zero, so that a refund mirrors its charge to the centavo. */
export function roundHalfAway(value: number): number {
  const rounded = Math.round(Math.abs(value))
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/**
 * The whole centavos of a decimal RD$ amount, a half rounded away from zero: 1.005 gives 101 although its binary value
 * lies a little lower. Throws a RangeError for what is not finite or too large to be counted in centavos exactly.
 */
export function toCentavos(decimal: number): Centavos {
  if (Math.abs(decimal) < 0.001) return 0
  // The point is moved in the written number: multiplying by 100 would turn 1.005 into 100.49999999999999.
  const centavos = roundHalfAway(Number(`${decimal}e2`))
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`Not an amount of money: ${decimal}`)
  return centavos
}

/** The decimal RD$ amount of whole centavos, as the wire has it. */
export function toDecimal(centavos: Centavos): number {
  return centavos === 0 ? 0 : centavos / 100
}

/** An amount as people read it: `RD$1,234.50`, `-RD$5.00`, `RD$0.00` (PRODUCT-3). */
export function formatMoney(centavos: Centavos): string {
  return format('RD$', centavos)
}

/** The same without the centavos of a whole amount: `RD$1,234`, `RD$1,234.50`. */
export function formatMoneyShort(centavos: Centavos): string {
  return formatMoney(centavos).replace(/\.00$/, '')
}

/** An amount in US dollars, `US$41.49`, at a rate of RD$ for one US$. A half cent is rounded away from zero. */
export function formatDollars(centavos: Centavos, dopPerUsd: number): string {
  return format('US$', roundHalfAway(centavos / dopPerUsd))
}

function format(prefix: string, hundredths: number): string {
  const whole = Math.floor(Math.abs(hundredths) / 100)
  const rest = String(Math.abs(hundredths) % 100).padStart(2, '0')
  const grouped = String(whole).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')
  return `${hundredths < 0 ? '-' : ''}${prefix}${grouped}.${rest}`
}
