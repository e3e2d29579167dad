/** The longest text that is read as the code of a gift card. */
export const giftCardCodeMax = 60

/** A gift card's code as it is stored, from what a person typed: capital letters, hyphens in place of spaces and dashes. */
export function normalizeGiftCardCode(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replaceAll(/[\s–—-]+/g, '-')
}
