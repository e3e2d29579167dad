import { type Token, isNumber } from '#search-engine/tokenizer.ts'

/** The sizes of memory and storage that a text states. */
export interface Sizes {
  /** The places of numbers that name no model: `iphone 8` means no 8 GB, and `flip 5` no 5G. */
  places: ReadonlySet<number>
  /** Further words for memory: `8gb` and `8gbram` of the 8 in `8/128 GB`, and `ram`. */
  memory: readonly string[]
}

const units = new Set(['gb', 'tb', 'gbram'])
/** From this size on a number alone may mean it, as in `iphone 128`. */
const aloneMin = 32
const networks = new Set(['2', '3', '4', '5'])
const pairJoint = /^\s?[/+]\s?$/

const none: Sizes = { places: new Set(), memory: [] }

/** The sizes in a text: `8/128 GB`, `8 GB + 128 GB`, `16 GB`. */
export function sizesIn({ text, tokens }: { text: string; tokens: readonly Token[] }): Sizes {
  const isNetwork = ({ word, group }: Token, place: number) =>
    networks.has(word) && tokens[place + 1]?.word === 'g' && tokens[place + 1]?.group === group
  if (!tokens.some((token, place) => units.has(token.word) || isNetwork(token, place))) return none
  const isOwnNumber = (place: number) =>
    isNumber(tokens[place]?.word ?? '') && tokens[place - 1]?.group !== tokens[place]?.group
  const sizeAt = (place: number) => isOwnNumber(place) && units.has(tokens[place + 1]?.word ?? '')
  const isJoined = (place: number, next: number) =>
    pairJoint.test(text.slice(tokens[place]?.until, tokens[next]?.from)) && sizeAt(next)
  const places = new Set<number>()
  const memory: string[] = []
  tokens.forEach((token, place) => {
    const { word } = token
    if (word === 'gbram') memory.push('ram')
    if (isNetwork(token, place)) places.add(place)
    if (!isOwnNumber(place)) return
    const isBesideStorage = isJoined(place, place + 1) || (sizeAt(place) && isJoined(place + 1, place + 2))
    if (isBesideStorage) memory.push(`${word}gb`, `${word}gbram`)
    if (isBesideStorage || (sizeAt(place) && Number(word) < aloneMin)) places.add(place)
  })
  return { places, memory }
}
