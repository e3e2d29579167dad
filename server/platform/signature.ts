import { type KeyObject, createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a text: HMAC-SHA256 in base64url. */
export function signatureOf(text: string, key: KeyObject): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/**
 * Whether a signature is that of a text. The characters are compared and not the bytes that they stand for, since four
 * last characters stand for the same bytes: an altered signature is refused, wherever it was altered.
 */
export function isSignatureOf(text: string, signature: string, key: KeyObject): boolean {
  const expected = Buffer.from(signatureOf(text, key))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(expected, given)
}
