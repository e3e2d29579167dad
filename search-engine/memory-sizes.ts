/** A token of the tokenizer, which reads them with this file. */
interface TextRun {
  word: string
  shown: string
  group: number
  from: number
  until: number
}

const links = new Set(['de', 'of', 'memoria', 'memory'])
const linksMax = 2
const unit = 'gbram'

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
      merged.splice(number + 1, ram - number, { word: unit, shown: unit, group: size.group, from, until: last.until })
      ram = number + 1
    } else if (isNumberAt(behind) && merged[behind + 1]?.word === 'gb') {
      const [size, last] = [merged[behind] as TextRun, merged[behind + 1] as TextRun]
      const first = links.has(merged[ram - 1]?.word ?? '') ? ram - 1 : ram
      merged.splice(first, behind + 2 - first, size, { ...last, word: unit, shown: unit, group: size.group })
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
