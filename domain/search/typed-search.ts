/**
 * The longest text that is searched; a longer one, as a shared link may carry, is cut: more words make no search
 * better, and none may be slow.
 */
export const searchTextMax = 120

/** A text as it is searched: one line without spaces at its ends, at most `searchTextMax` long. */
export function searchText(typed: string): string {
  const text = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  // Cut between characters, never within one: half of an emoji is no text.
  return text
    .slice(0, searchTextMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
