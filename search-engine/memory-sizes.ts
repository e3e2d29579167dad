/** A token of the tokenizer, which reads them with this file. */
interface TextRun {
  word: string
  shown: string
  group: number
  from: number
  until: number
}

/** The sizes of memory and storage that a text states. */
export interface Sizes {
  /** The places of numbers that name no model: `iphone 8` means no 8 GB, and `flip 5` no 5G. */
  places: ReadonlySet<number>
  /** Of these, the places of memory beside a storage: the 8 of `8/128 GB`. */
  memory: readonly number[]
  /** The places of a storage without its unit: the 128 of `8/128`. */
  storage: readonly number[]
}

/** The unit of a size of memory, as `8 GB de RAM` has it. */
export const memoryUnit = 'gbram'
const storageUnit = 'gb'
const units = new Set([storageUnit, 'tb', memoryUnit])
/** From this size on a number alone may mean it, as in `iphone 128`. */
const aloneMin = 32
const memoryMax = 24
/** Sizes of storage that are known without a unit, behind one of memory. */
const storages = new Set(['16', '32', '64', '128', '256', '512'])
const networks = new Set(['2', '3', '4', '5'])
const pairJoint = /^\s?[/+]\s?$/

const none: Sizes = { places: new Set(), memory: [], storage: [] }

/** The sizes in a normalized text: `8/128 GB`, `8 GB + 128 GB`, `8+128`, `16 GB`. */
export function sizesIn({ text, tokens }: { text: string; tokens: readonly TextRun[] }): Sizes {
  if (!/[/+]|gb|tb|\dg/.test(text)) return none
  const isOwnNumber = (place: number) =>
    /^\d{1,4}$/.test(tokens[place]?.word ?? '') && tokens[place - 1]?.group !== tokens[place]?.group
  const sizeAt = (place: number) => isOwnNumber(place) && units.has(tokens[place + 1]?.word ?? '')
  const isJoined = (place: number, next: number) => {
    const [first, second] = [tokens[place], tokens[next]]
    return first !== undefined && second !== undefined && pairJoint.test(text.slice(first.until, second.from))
  }
  const isBareStorage = (place: number) => isOwnNumber(place) && storages.has(tokens[place]?.word ?? '')
  const places = new Set<number>()
  const memory: number[] = []
  const storage: number[] = []
  tokens.forEach((token, place) => {
    if (isNetwork(tokens, place)) places.add(place)
    if (!isOwnNumber(place)) return
    const next = sizeAt(place) ? place + 2 : place + 1
    const isPair = Number(token.word) <= memoryMax && isJoined(next - 1, next)
    const isBare = isPair && !sizeAt(next) && isBareStorage(next)
    if (isBare) storage.push(next)
    if (isBare || (isPair && sizeAt(next))) memory.push(place)
    if (memory.at(-1) === place || (sizeAt(place) && Number(token.word) < aloneMin)) places.add(place)
  })
  return { places, memory, storage }
}

const isNetwork = (tokens: readonly TextRun[], place: number): boolean => {
  const [number, unit] = [tokens[place], tokens[place + 1]]
  return networks.has(number?.word ?? '') && unit?.word === 'g' && unit.group === number?.group
}

/**
 * The tokens of a query with the unit of each size behind its number: `8/128` as `8` with `gbram` and `128` with `gb`, as
 * the terms of documents have them.
 */
export function withUnits({ text, tokens }: { text: string; tokens: readonly TextRun[] }): TextRun[] {
  const { memory, storage } = sizesIn({ text, tokens })
  if (memory.length === 0) return [...tokens]
  return tokens.flatMap((token, place) => {
    if (memory.includes(place - 1) && units.has(token.word)) return []
    const unit = memory.includes(place) ? memoryUnit : storage.includes(place) ? storageUnit : undefined
    const { until, group } = token
    return unit ? [token, { word: unit, shown: '', group, from: until, until }] : [token]
  })
}

const links = new Set(['de', 'of', 'memoria', 'memory'])
const linksMax = 2

/**
 * The tokens with a size of RAM as a number and one unit: `8 GB de RAM`, `8gb ram`, `RAM 8 GB` and `8 ram` give `8` and
 * `gbram`, so that 8 GB of storage are not found in their place.
 */
export function withMemorySizes(tokens: readonly TextRun[], isNumber: (word: string) => boolean): TextRun[] {
  const merged = [...tokens]
  for (let ram = 0; ram < merged.length; ram += 1) {
    if (merged[ram]?.word !== 'ram') continue
    const [before, behind] = [placeBeside(merged, ram, -1), placeBeside(merged, ram, 1)]
    const hasUnit = merged[before]?.word === 'gb'
    const number = hasUnit ? before - 1 : before
    if (isNumberAt(number)) {
      const [size, last] = [merged[number] as TextRun, merged[ram] as TextRun]
      const from = (hasUnit ? (merged[before] as TextRun) : last).from
      merged.splice(number + 1, ram - number, {
        word: memoryUnit,
        shown: memoryUnit,
        group: size.group,
        from,
        until: last.until,
      })
      ram = number + 1
    } else if (isNumberAt(behind) && merged[behind + 1]?.word === 'gb') {
      const [size, last] = [merged[behind] as TextRun, merged[behind + 1] as TextRun]
      const first = links.has(merged[ram - 1]?.word ?? '') ? ram - 1 : ram
      merged.splice(first, behind + 2 - first, size, {
        ...last,
        word: memoryUnit,
        shown: memoryUnit,
        group: size.group,
      })
      ram = first + 1
    }
  }
  return merged

  function isNumberAt(place: number): boolean {
    const token = merged[place]
    return token !== undefined && isNumber(token.word)
  }
}

/** The place beside another one, in one direction, without what links the two. */
function placeBeside(tokens: readonly TextRun[], place: number, step: 1 | -1): number {
  let beside = place + step
  for (let count = 0; count < linksMax && links.has(tokens[beside]?.word ?? ''); count += 1) beside += step
  return beside
}
