const digitsMax = 6

/** The digits of a typed or pasted code, at most six. */
export function codeDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, digitsMax)
}

/** Whether a code is complete. */
export const isWholeCode = (code: string): boolean => codeDigits(code).length === digitsMax

/** A code of six digits in its mask, complete or not: `123-456`, `12`. */
export function maskCode(typed: string): string {
  const digits = codeDigits(typed)
  return digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits
}
