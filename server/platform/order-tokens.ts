import { type KeyObject, createHmac, createSecretKey } from 'node:crypto'
import { isSignatureOf, signatureOf } from './signature.ts'

/**
 * Signs and reads the two texts that name an order to somebody without a session (ORDER-9, ORDER-11): that of the link
 * which shows where the order is, and the pass with which it is collected. Neither can be guessed, changed or used in
 * place of the other. The same order always gets the same ones, so that the database stores none.
 */
export interface OrderTokens {
  tracking(orderId: number): string
  /** The order of a genuine token of `tracking`, else undefined. */
  readTracking(token: string): number | undefined
  pass(orderId: number): string
  /** The order of a genuine pass, else undefined. */
  readPass(pass: string): number | undefined
}

/** Gives the signer of an order's texts. Each is `number.signature`. */
export function createOrderTokens(secret: string): OrderTokens {
  const trackingKey = keyOf(secret, 'order-tracking')
  const passKey = keyOf(secret, 'order-pass')
  return {
    tracking: (orderId) => sign(trackingKey, orderId),
    readTracking: (token) => verify(trackingKey, token),
    pass: (orderId) => sign(passKey, orderId),
    readPass: (pass) => verify(passKey, pass),
  }
}

const keyOf = (secret: string, use: string): KeyObject =>
  createSecretKey(createHmac('sha256', secret).update(use).digest())

const sign = (key: KeyObject, orderId: number): string => `${orderId}.${signatureOf(String(orderId), key)}`

function verify(key: KeyObject, token: string): number | undefined {
  const [, digits, signature] = (/^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []) as [string?, string?, string?]
  return digits && signature && isSignatureOf(digits, signature, key) ? Number(digits) : undefined
}
