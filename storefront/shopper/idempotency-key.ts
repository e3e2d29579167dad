/** An idempotency key of 32 random hexadecimal digits. `crypto.randomUUID` exists in secure contexts only. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
