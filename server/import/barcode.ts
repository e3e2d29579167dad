import { tidy } from './cells.ts'

const lengths: readonly number[] = [8, 12, 13, 14]

/** The digits of a barcode (EAN-8, UPC-A, EAN-13, GTIN-14) whose check digit is right; undefined for all else. */
export function barcodeIn(cell: string): string | undefined {
  const digits = tidy(cell).replace(/[ -]/g, '')
  return /^\d+$/.test(digits) && lengths.includes(digits.length) && hasCheckDigit(digits) ? digits : undefined
}

/** From the right, every second digit counts three times; the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduceRight((total, digit, at) => {
    const weight = (digits.length - 1 - at) % 2 === 0 ? 1 : 3
    return total + Number(digit) * weight
  }, 0)
  return sum > 0 && sum % 10 === 0
}
