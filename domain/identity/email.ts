/** The longest e-mail address that mail systems pass on, and the longest name before its at sign. */
export const emailMax = 254
const localMax = 64

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i

/** An e-mail address in the form by which accounts are found: without surrounding spaces, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * Whether a text is an e-mail address that the open internet can deliver to: a name, an at sign and a domain with a
 * dot. Quoted names, addresses in brackets and spaces around are refused.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  // Checked before the patterns: a bounded text cannot make them slow.
  if (at < 1 || at > localMax || text.length > emailMax) return false
  return local.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}
