/** Country code 1, then area and exchange, neither of which begins with 0 or 1. */
const phone = /^1([2-9]\d{2})([2-9]\d{2})(\d{4})$/

/** The digits of a text and nothing else. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether a text is a phone number once all but its digits is gone: country code 1 and ten digits (ACCOUNT-14). */
export function isPhone(text: string): boolean {
  return phone.test(digitsOf(text))
}

/**
 * The eleven digits of a phone number, as they are stored: a number without its country code gets the 1. Undefined for
 * a text that is no phone number.
 */
export function toE164Digits(text: string): string | undefined {
  const digits = digitsOf(text)
  const complete = digits.length === 10 ? `1${digits}` : digits
  return phone.test(complete) ? complete : undefined
}

/**
 * The `tel:` URL of a phone number. Another text becomes one as it is written: the store may have a short number.
 */
export function phoneUrl(text: string): string {
  const digits = toE164Digits(text)
  return digits ? `tel:+${digits}` : `tel:${text.replace(/\s/g, '')}`
}

/** A phone number with most of it hidden, `+1 (•••) •••-••34`: its owner recognises it, and nobody else learns it. */
export function hiddenPhone(text: string): string {
  return `+1 (•••) •••-••${digitsOf(text).slice(-2)}`
}

/** A phone number as people read it, `+1 (809) 555-1234` (ACCOUNT-14). Another text stays as it is. */
export function formatPhone(text: string): string {
  return toE164Digits(text)?.replace(phone, '+1 ($1) $2-$3') ?? text
}
