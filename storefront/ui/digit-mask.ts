/** How the digits of a field are written. */
export interface DigitMask {
  /** The digits of a typed or pasted text that the field takes. */
  digitsOf: (typed: string) => string
  /** The digits with their separators, complete or not; empty without digits. */
  format: (digits: string) => string
  /** The length of a fixed beginning, which contains none of the digits. */
  prefixLength: number
}

/**
 * The masked text after the field has changed. A backspace that removes only a separator also removes the digit before
 * it; otherwise the mask would put the separator back and nothing would change.
 */
export function remask(
  { digitsOf, format }: DigitMask,
  { before, typed, isBackspace }: { before: string; typed: string; isBackspace: boolean },
): string {
  const digits = digitsOf(typed)
  const hasRemovedNoDigit = isBackspace && typed.length < before.length && digits === digitsOf(before)
  return format(hasRemovedNoDigit ? digits.slice(0, -1) : digits)
}

/** The index in a masked text behind so many of its digits, for the cursor after an edit in the middle. */
export function caretBehind(masked: string, digitsBefore: number, prefixLength: number): number {
  let left = digitsBefore
  for (let at = prefixLength; at < masked.length; at += 1) {
    if (left === 0) return at
    if (/\d/.test(masked[at] as string)) left -= 1
  }
  return masked.length
}
