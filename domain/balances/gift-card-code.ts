/** The longest text that is read as the code of a gift card. */
export const giftCardCodeMax = 60

/**
 * A gift card's code as codes are compared, from what a person typed: capital letters and digits, without the hyphens that
 * are printed between its groups, and without spaces and other marks.
 */
export function normalizeGiftCardCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\p{P}\p{Cf}−]/gu, '')
}
