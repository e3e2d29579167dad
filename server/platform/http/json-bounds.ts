/**
 * How much a JSON document may hold: what the contract takes is far below, and what is above costs more to parse and to
 * check than a request may.
 */
const depthMax = 20
const entriesMax = 1_000
const valuesMax = 50_000

/**
 * The field of a JSON document that is nested too deep, or in which a list, an object or the document as a whole grows
 * too long; '' where the fault stands in no field. Undefined for every other text, which need not be JSON. Looked for
 * in the text, once from its start to its end, as the document itself would have to be made first.
 */
export function oversizedField(text: string): string | undefined {
  const entries: number[] = []
  let values = 0
  let lastText: [from: number, until: number] = [0, 0]
  let field: [from: number, until: number] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"': {
        const until = endOfText(text, at)
        lastText = [at, until]
        at = until - 1
        break
      }
      case ':':
        if (entries.length === 1) field = lastText
        break
      case '{':
      case '[':
        entries.push(1)
        if (entries.length > depthMax) return nameIn(text, field)
        break
      case '}':
      case ']':
        entries.pop()
        break
      case ',': {
        values += 1
        const count = (entries.pop() ?? 0) + 1
        if (count > entriesMax || values > valuesMax) return nameIn(text, field)
        entries.push(count)
        break
      }
    }
  }
  return undefined
}

/** Where the text that begins at a quote ends: behind the next quote that no backslash escapes. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; ; at += 1) {
    at = text.indexOf('"', at)
    if (at < 0) return text.length
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
}

function nameIn(text: string, [from, until]: readonly [number, number]): string {
  try {
    return String(JSON.parse(text.slice(from, until)))
  } catch {
    return ''
  }
}
