/**
 * The longest query in characters. A longer one, as a shared link may carry, is cut: more words make no search better,
 * and none may be slow.
 */
export const queryLengthMax = 120

/**
 * A query as the store searches it: one line, without spaces at its ends and without control characters, at most
 * `queryLengthMax` characters long.
 */
export function normalizeQuery(typed: string): string {
  const text = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  // A cut through a surrogate pair would leave half a character, such as half an emoji: the half is removed.
  return text
    .slice(0, queryLengthMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
