import { type Token, isNumber } from './tokenizer.ts'

const joinedLengthMax = 24

/** What is written together (`usb-c`), and a word with the number beside it (`aria 12`, `128 gb`), as one word. */
export function compoundsIn(tokens: readonly Token[]): { joined: string; last: number }[] {
  const found: { joined: string; last: number }[] = []
  let start = 0
  tokens.forEach((token, place) => {
    const next = tokens[place + 1]
    if (
      next &&
      isNumber(token.word) !== isNumber(next.word) &&
      token.word.length + next.word.length <= joinedLengthMax
    ) {
      found.push({ joined: token.word + next.word, last: place + 1 })
    }
    if (next?.group === token.group) return
    if (place > start) {
      const joined = tokens
        .slice(start, place + 1)
        .map(({ word }) => word)
        .join('')
      if (joined.length <= joinedLengthMax) found.push({ joined, last: place })
    }
    start = place + 1
  })
  return found
}
