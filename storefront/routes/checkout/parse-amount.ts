import { type Centavos, toCentavos } from '#domain/money/money.ts'

/** The centavos of an amount as shoppers type it, such as `RD$1,500.50` or `1500`; undefined for anything else. */
export function parseAmount(text: string): Centavos | undefined {
  const plain = text.replace(/^\s*RD\$?/i, '').replaceAll(/[\s,]/g, '')
  return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? toCentavos(Number(plain)) : undefined
}
