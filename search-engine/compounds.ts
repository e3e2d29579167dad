import { type Token, isNumber } from './tokenizer.ts'

const compoundLengthMax = 24

/** Several tokens as one word, and the place of the last of them. */
export interface Compound {
  word: string
  last: number
}

/**
 * The compounds of a text: tokens that are written without a space (`usb-c` gives `usbc`), and a word with the number
 * beside it (`aria 12` gives `aria12`, `128 gb` gives `128gb`). None is longer than 24 characters.
 */
export function compoundsIn(tokens: readonly Token[]): Compound[] {
  const found: Compound[] = []
  let start = 0
  tokens.forEach((token, place) => {
    const next = tokens[place + 1]
    if (next && isNumber(token.word) !== isNumber(next.word)) addCompound(found, [token, next], place + 1)
    if (next?.group === token.group) return
    if (place > start) addCompound(found, tokens.slice(start, place + 1), place)
    start = place + 1
  })
  return found
}

function addCompound(found: Compound[], tokens: readonly Token[], last: number): void {
  const word = joinTokens(tokens)
  if (word.length <= compoundLengthMax) found.push({ word, last })
}

/** Tokens written as one word. */
export const joinTokens = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join('')
