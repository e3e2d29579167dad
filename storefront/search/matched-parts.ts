import { folded } from './fold.ts'

interface Part {
  text: string
  isMatch: boolean
}

/**
 * The text of a suggestion in parts, with the typed words marked where they begin a word of it, ignoring case and
 * accents: `bat` in `Batería Kora` gives `Bat` as a match, and `ería Kora`.
 */
export function matchedParts(text: string, typed: string): Part[] {
  const { plain, places } = folded(text)
  const isMatch = Array.from({ length: text.length }, () => false)
  for (const word of folded(typed).plain.split(/[^\p{L}\p{N}]+/u)) {
    const from = word ? startOf(plain, word) : -1
    if (from >= 0) isMatch.fill(true, places[from], places[from + word.length] ?? text.length)
  }
  const parts: Part[] = []
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch[at]) last!.text += text[at]
    else parts.push({ text: text[at] as string, isMatch: isMatch[at] as boolean })
  }
  return parts
}

/** The index at which a word of the text begins with the typed word; -1 without such a word. */
function startOf(plain: string, word: string): number {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1] as string)) return at
  }
  return -1
}
